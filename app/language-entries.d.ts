/** First script of the pages of each other language, with its imports (`scripts/language-entries.ts`). */
declare module 'virtual:language-entries' {
  type Entry = { readonly module: string; readonly imports: string[] };
  const entries: { readonly [language in import('#domain/languages.ts').Language]?: Entry };
  export default entries;
}
