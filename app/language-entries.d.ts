/** First script of each language's pages, with its imports (`scripts/language-entries.ts`). */
declare module 'virtual:language-entries' {
  type Entry = { readonly module: string; readonly imports: string[] };
  const entries: { readonly [language in import('#domain/languages.ts').Language]?: Entry };
  export default entries;
}
