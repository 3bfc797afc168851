/** A script of the shop as words for a page's head (`scripts/early-scripts.ts`). */
declare module '*?early' {
  const code: string;
  export default code;
}
