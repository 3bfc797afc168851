/** A script as source text for a page's head (`scripts/early-scripts.ts`). */
declare module '*?early' {
  const code: string;
  export default code;
}
