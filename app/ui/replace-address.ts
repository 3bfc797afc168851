/** Changes path and query of the page's address. The fragment stays, because it names an open row (`early-rows.ts`). */
export const replaceAddress = (path: string): void =>
  history.replaceState(history.state, '', path + location.hash);
