import { compile } from '@mdx-js/mdx';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import type { Plugin } from 'vite';

/** The used part of a text's syntax tree. */
interface Node {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
}

interface File {
  readonly path: string;
  readonly data: Record<string, unknown>;
}

/** The literal text, without the values of expressions. */
const wordsIn = (node: Node): string =>
  node.type === 'text' ? (node.value ?? '') : (node.children ?? []).map(wordsIn).join('');

const isHeading = ({ tagName = '' }: Node) => /^h[2-4]$/.test(tagName);

/** `## Widerruf [#withdrawal]` sets an id for all languages, because `{#id}` is an expression in MDX. */
function rehypeOwnIds() {
  return (tree: Node) => {
    for (const heading of (tree.children ?? []).filter(isHeading)) {
      const last = heading.children?.at(-1);
      const [, text, id] = last?.value?.match(/^(.*?)\s*\[#([a-z0-9-]+)\]$/s) ?? [];
      if (!last || !id) continue;
      last.value = text;
      heading.properties = { ...heading.properties, id };
    }
  };
}

/** Collects headings and the number of words; runs after the ids are set. */
function rehypeOutline() {
  return (tree: Node, file: File) => {
    const blocks = (tree.children ?? []).filter(
      ({ type }) => type === 'element' || type === 'mdxJsxFlowElement',
    );
    const headings = blocks.filter(isHeading).map((node) => ({
      depth: Number(node.tagName?.[1]),
      id: String(node.properties?.id),
      text: wordsIn(node),
    }));
    const twice = headings.find(({ id }, index) => headings.findIndex((other) => other.id === id) < index);
    if (twice) throw new Error(`${file.path}: two headings have the id "${twice.id}"`);
    // Footnotes do not count as reading time.
    const prose = blocks.filter(({ properties }) => properties?.dataFootnotes === undefined);
    const words =
      prose
        .map(wordsIn)
        .join(' ')
        .match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu) ?? [];
    file.data.outline = { headings, words: words.length };
  };
}

const NOTES = {
  en: { footnoteLabel: 'Notes and sources', back: 'Back to where note' },
  de: { footnoteLabel: 'Anmerkungen und Quellen', back: 'Zurück zur Stelle von Anmerkung' },
};

/** Compiles a text to a module: component, `frontmatter`, `headings` and `words`. Errors name the file. */
export async function compileText(source: string, path: string): Promise<string> {
  const { back, footnoteLabel } = NOTES[path.endsWith('.de.mdx') ? 'de' : 'en'];
  const compiled = await compile(
    { value: source, path },
    {
      remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter, remarkGfm],
      rehypePlugins: [rehypeOwnIds, rehypeSlug, rehypeOutline],
      remarkRehypeOptions: {
        clobberPrefix: '',
        footnoteLabel,
        footnoteLabelProperties: {},
        footnoteBackLabel: (note, again) => `${back} ${note + 1}${again > 1 ? ` (${again})` : ''}`,
      },
      // `style="text-align:right"` would violate the Content-Security-Policy; `align="right"` does not.
      tableCellAlignToStyle: false,
    },
  );
  const { headings, words } = compiled.data.outline as { headings: unknown; words: number };
  return `${compiled}\nexport const headings = ${JSON.stringify(headings)};\nexport const words = ${words};\n`;
}

const EMPTY = 'export const frontmatter = {}, headings = [], words = 0; export default () => null;';

/**
 * Compiles articles and legal texts under `content/`, `.mdx` with front matter. Empty in the browser's build, which never
 * runs routes (docs/decisions/003), so that their imports are not shipped.
 */
export function contentFiles(): Plugin {
  return {
    name: 'content-files',
    enforce: 'pre',
    transform: {
      filter: { id: /\.mdx$/ },
      async handler(source, id) {
        return {
          code: this.environment.name === 'client' ? EMPTY : await compileText(source, id),
          map: null,
        };
      },
    },
  };
}
