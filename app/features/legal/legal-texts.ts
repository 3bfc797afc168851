import type { ComponentType } from 'react';
import { languageOf } from '#domain/languages.ts';

export interface LegalText {
  readonly default: ComponentType<{ components: Record<string, unknown> }>;
  readonly frontmatter: {
    readonly title: string;
    /** The title with soft hyphens, where it is too long for a phone. */
    readonly heading?: string;
    readonly description: string;
    /** First and second line of the caption. */
    readonly sheet: string;
    readonly line: string;
    /** What is said of its date, where it has one. */
    readonly updated?: string;
  };
  readonly headings: readonly { readonly depth: number; readonly id: string; readonly text: string }[];
}

const FILES = import.meta.glob<LegalText>('/content/legal/*.mdx', { eager: true });

/** The text of the page at a path, in the language of its address; undefined where there is none. */
export function legalText(path: string): LegalText | undefined {
  const page = path.slice(path.lastIndexOf('/') + 1);
  return FILES[`/content/legal/${page}.${languageOf(path)}.mdx`];
}
