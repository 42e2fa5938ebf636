/** The result of a game as a picture, drawn in the page: to be kept or sent to somebody. */
import { FILLS, SHAPES } from "../parts/Stone.svelte";

export interface Scene {
  /** The name of the game's sign. */
  icon: string;
  game: string;
  verdict: string;
  text: string;
  date: string;
  rows: Row[];
}

export interface Row {
  /** A seat by its number; null for whom the rules play. */
  seat: number | null;
  name: string;
  note: string;
  /** Null where points say nothing. */
  points: number | null;
  won: boolean;
}

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 64;
const INK = "#2b1d12";
const SOFT = "#6a4c26";
const HEAD = "Cinzel, Georgia, serif";
const TEXT = "Alegreya, Georgia, serif";
/** Text shrinks to this part of its size at most. */
const SMALLEST = 0.6;

/** A PNG of 1200 x 630, the size that most places show whole. */
export async function draw(scene: Scene): Promise<Blob> {
  await Promise.all([document.fonts.load(`700 40px ${HEAD}`), document.fonts.load(`400 30px ${TEXT}`)]);
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const brush = canvas.getContext("2d")!;
  ground(brush);
  heading(brush, scene);
  rows(brush, scene.rows);
  footer(brush, scene.date);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"));
}

function ground(brush: CanvasRenderingContext2D): void {
  const wood = brush.createLinearGradient(0, 0, 0, HEIGHT);
  wood.addColorStop(0, "#3a281a");
  wood.addColorStop(1, "#1a110a");
  brush.fillStyle = wood;
  brush.fillRect(0, 0, WIDTH, HEIGHT);
  const paper = brush.createLinearGradient(0, 0, 0, HEIGHT);
  paper.addColorStop(0, "#f6ead0");
  paper.addColorStop(1, "#dcc493");
  brush.save();
  brush.shadowColor = "#000c";
  brush.shadowBlur = 24;
  brush.fillStyle = paper;
  plate(brush, 24, 24, WIDTH - 48, HEIGHT - 48, 20);
  brush.restore();
  brush.strokeStyle = "#7a5316";
  brush.lineWidth = 2;
  brush.beginPath();
  brush.roundRect(36, 36, WIDTH - 72, HEIGHT - 72, 12);
  brush.stroke();
}

function plate(brush: CanvasRenderingContext2D, x: number, y: number, width: number, height: number, round: number): void {
  brush.beginPath();
  brush.roundRect(x, y, width, height, round);
  brush.fill();
}

function heading(brush: CanvasRenderingContext2D, { icon, game, verdict, text }: Scene): void {
  brush.fillStyle = "#3a281a";
  brush.beginPath();
  brush.arc(MARGIN + 52, 122, 52, 0, 2 * Math.PI);
  brush.fill();
  sign(brush, icon, MARGIN + 18, 88, 68, "#ffdf95");
  const left = MARGIN + 132;
  const width = WIDTH - MARGIN - left;
  brush.fillStyle = SOFT;
  say(brush, game, left, 104, width, 600, 32, HEAD);
  brush.fillStyle = INK;
  say(brush, verdict, left, 158, width, 700, 46, HEAD);
  brush.fillStyle = SOFT;
  say(brush, text, left, 200, width, 400, 27, TEXT);
}

function rows(brush: CanvasRenderingContext2D, all: readonly Row[]): void {
  const step = Math.min(72, 300 / all.length);
  all.forEach(({ seat, name, note, points, won }, at) => {
    const top = 236 + at * step;
    const middle = top + (step - 8) / 2;
    brush.fillStyle = won ? "#ffe9a8" : "#fff8e4a8";
    plate(brush, MARGIN, top, WIDTH - 2 * MARGIN, step - 8, 10);
    if (won) {
      brush.strokeStyle = "#c08a34";
      brush.lineWidth = 2.5;
      brush.stroke();
    }
    if (seat === null) sign(brush, "eye", MARGIN + 18, middle - 20, 40, INK);
    else stone(brush, seat, MARGIN + 38, middle);
    brush.fillStyle = INK;
    const named = say(brush, name, MARGIN + 78, middle + 11, 560, won ? 700 : 400, 33, TEXT);
    brush.fillStyle = SOFT;
    say(brush, note, MARGIN + 96 + named, middle + 10, 260, 400, 25, TEXT);
    const right = WIDTH - MARGIN - 24;
    if (won) sign(brush, "rank", right - 136, middle - 22, 44, "#8a5c16");
    if (points === null) return;
    brush.fillStyle = INK;
    brush.textAlign = "right";
    say(brush, `${points}`.replace("-", "−"), right, middle + 13, 84, 700, 38, HEAD);
    brush.textAlign = "left";
  });
}

function footer(brush: CanvasRenderingContext2D, date: string): void {
  brush.fillStyle = "#8a5c16";
  say(brush, "VERLIES", MARGIN, HEIGHT - 54, 300, 700, 32, HEAD);
  brush.fillStyle = SOFT;
  brush.textAlign = "right";
  say(brush, date, WIDTH - MARGIN, HEIGHT - 56, 500, 400, 27, TEXT);
  brush.textAlign = "left";
}

/** Smaller where there is no room, and cut short where that does not help; returns how wide it became. */
function say(brush: CanvasRenderingContext2D, text: string, x: number, y: number, width: number, weight: number, size: number, family: string): number {
  for (let px = size; px >= SMALLEST * size; px--) {
    brush.font = `${weight} ${px}px ${family}`;
    if (brush.measureText(text).width <= width) break;
  }
  let shown = text;
  for (let end = text.length; brush.measureText(shown).width > width && end > 0; end--) shown = `${text.slice(0, end).trimEnd()}…`;
  brush.fillText(shown, x, y);
  return brush.measureText(shown).width;
}

function stone(brush: CanvasRenderingContext2D, seat: number, x: number, y: number): void {
  const shape = new Path2D(SHAPES[seat % SHAPES.length]);
  brush.save();
  brush.translate(x, y);
  brush.scale(1.8, 1.8);
  brush.fillStyle = FILLS[seat % FILLS.length]!;
  brush.fill(shape);
  brush.strokeStyle = INK;
  brush.lineWidth = 1.2;
  brush.stroke(shape);
  brush.restore();
}

/** A sign that lies in the document. */
function sign(brush: CanvasRenderingContext2D, name: string, x: number, y: number, size: number, colour: string): void {
  brush.save();
  brush.translate(x, y);
  brush.scale(size / 512, size / 512);
  brush.fillStyle = colour;
  for (const path of document.querySelectorAll(`#icon-${name} path`)) brush.fill(new Path2D(path.getAttribute("d") ?? ""));
  brush.restore();
}
