import type { ComponentType } from 'react';
import { languageOf } from '#domain/languages.ts';
import { DATES, type DatedText, updatedWords } from '#domain/legal/terms.ts';

export interface LegalText {
  readonly default: ComponentType<{ components: Record<string, unknown> }>;
  readonly frontmatter: {
    readonly title: string;
    readonly heading?: string;
    readonly description: string;
    readonly sheet: string;
    readonly line: string;
    /** The date line, if `domain/legal/terms.ts` has no rule for it. */
    readonly updated?: string;
  };
  readonly headings: readonly { readonly depth: number; readonly id: string; readonly text: string }[];
}

const FILES = import.meta.glob<LegalText>('/content/legal/*.mdx', { eager: true });

const pageOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const isDated = (page: string): page is DatedText => Object.hasOwn(DATES, page);

/** The text of the page at a path, in the language of its address; undefined if there is none. */
export const legalText = (path: string): LegalText | undefined =>
  FILES[`/content/legal/${pageOf(path)}.${languageOf(path)}.mdx`];

export function updatedOf(path: string, { frontmatter }: LegalText): string | undefined {
  const page = pageOf(path);
  return isDated(page) ? updatedWords(page, languageOf(path)) : frontmatter.updated;
}
