/** How many dialogs lie over the page: what plays beneath them waits. */
export const dialogs = $state({ open: 0 });
