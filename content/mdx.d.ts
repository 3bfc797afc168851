/** Texts as `scripts/content-files.ts` makes them. Front matter is whatever was typed: whoever shows it checks it. */
declare module '*.mdx' {
  export const frontmatter: unknown;
  export const headings: readonly { readonly depth: number; readonly id: string; readonly text: string }[];
  export const words: number;
  const Text: import('mdx/types').MDXContent;
  export default Text;
}
