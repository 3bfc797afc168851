/** The first script of each other language's pages and what it imports, where they are built (`scripts/language-entries.ts`). */
declare module 'virtual:language-entries' {
  type Entry = { readonly module: string; readonly imports: string[] };
  const entries: { readonly [language in import('#domain/languages.ts').Language]?: Entry };
  export default entries;
}
