/** The address of a file of signs, made of a file of names: see vite.config.ts. */
declare module "*?sprite" {
  const address: string;
  export default address;
}
