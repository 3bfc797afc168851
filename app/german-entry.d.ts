/** The first script of German pages and what it imports, where they are built (`scripts/german-entry.ts`). */
declare module 'virtual:german-entry' {
  const entry: { readonly module: string; readonly imports: string[] } | undefined;
  export default entry;
}
