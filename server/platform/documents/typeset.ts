import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

/** A folder that is not there: a template can read what is laid in memory beside it, and nothing else. */
const DESK = '/gewitter-papers';
const TEMPLATES = 'server/platform/documents/templates';
const FONTS = 'assets/records/print-fonts';
const CUTS = ['archivo-750', 'archivo-800', 'instrument-400', 'instrument-600', 'martian-400', 'martian-500'];

/** What every template may include. */
const SHARED = ['common.typ', 'slip-sheet.typ', 'cn23.typ', 'posting-list.typ'] as const;
type Template =
  | 'invoice'
  | 'build-sheet'
  | 'packing-slip'
  | 'parcel-papers'
  | 'to-buy'
  | 'goods-label'
  | 'contract';

/** What a paper must keep to, checked while it is written: archived invoices, and papers that customers may have read out. */
type Standard = 'a-3a' | 'ua-1' | '1.7';

export interface Paper {
  readonly pdf: Uint8Array<ArrayBuffer>;
  readonly pages: number;
  /** True where letters were left out that no face of ours has: the makers should look at it. */
  readonly gaps: boolean;
}

interface Setting {
  /** Goes in as JSON: words in it are never markup. */
  readonly data: object;
  /** Pictures that the template asks for, by name. */
  readonly files?: Readonly<Record<string, Uint8Array | string>>;
  readonly standard: Standard;
  /** What the file says when it was made; the same input then gives the same bytes. */
  readonly at: Date;
}

export interface Typesetter {
  typeset(template: Template, setting: Setting): Promise<Paper>;
}

/** How Typst says that no face has a letter; any other fault is ours. */
const NO_GLYPH = /could not be displayed|no glyph|missing glyph/i;

/** Layouts that were not used for so many papers are forgotten, so that memory does not grow with every order. */
const KEPT_LAYOUTS = 2;

async function openCompiler(root: string): Promise<NodeCompiler> {
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler').catch((cause: unknown) => {
    // One native file a platform: which of them npm knows is in package-lock.json.
    throw new Error(
      `Papers cannot be set on ${process.platform} ${process.arch}: no Typst for it is installed`,
      { cause },
    );
  });
  const fontBlobs = await Promise.all(CUTS.map((cut) => readFile(join(root, FONTS, `${cut}.ttf`))));
  const compiler = NodeCompiler.create({ workspace: DESK, fontArgs: [{ fontBlobs }] });
  for (const name of SHARED)
    compiler.mapShadow(`${DESK}/${name}`, await readFile(join(root, TEMPLATES, name)));
  return compiler;
}

/**
 * Sets papers as PDF, in this process. The compiler comes with the first paper: 50 MB of native code that a shop which
 * prints nothing never loads. Setting itself is synchronous, so papers never mix.
 */
export function createTypesetter(root = '.'): Typesetter {
  let opened: Promise<NodeCompiler> | undefined;
  const templates = new Map<Template, Buffer>();

  async function compilerFor(template: Template): Promise<NodeCompiler> {
    opened ??= openCompiler(root).catch((error: unknown) => {
      // The next paper tries again: a full disk may be mended meanwhile.
      opened = undefined;
      throw error;
    });
    const compiler = await opened;
    const known = templates.get(template) ?? (await readFile(join(root, TEMPLATES, `${template}.typ`)));
    templates.set(template, known);
    compiler.mapShadow(`${DESK}/${template}.typ`, known);
    return compiler;
  }

  return {
    async typeset(template, { data, files = {}, standard, at }) {
      const compiler = await compilerFor(template);
      const laid = { ...files, 'data.json': JSON.stringify(data) };
      for (const [name, content] of Object.entries(laid))
        compiler.mapShadow(`${DESK}/${name}`, Buffer.from(content));
      try {
        const outcome = compiler.compile({ mainFilePath: `${DESK}/${template}.typ`, resetRead: true });
        const fault = outcome.takeError();
        if (fault || !outcome.result) throw new Error(`${template}: ${faultWords(fault)}`);
        const { result } = outcome;
        const write = (pdfStandard: Standard) =>
          compiler.pdf(result, { pdfStandard, creationTimestamp: Math.floor(at.getTime() / 1000) });
        const pages = result.numOfPages;
        try {
          return { pdf: new Uint8Array(write(standard)), pages, gaps: false };
        } catch (error) {
          if (!NO_GLYPH.test(faultWords(error))) throw error;
          // A standard knows no letter without a glyph. A paper with gaps is better than none.
          return { pdf: new Uint8Array(write('1.7')), pages, gaps: true };
        }
      } finally {
        for (const name of Object.keys(laid)) compiler.unmapShadow(`${DESK}/${name}`);
        compiler.evictCache(KEPT_LAYOUTS);
      }
    },
  };
}

/** What Typst says is wrong, without the data of the paper. */
function faultWords(fault: unknown): string {
  if (fault && typeof fault === 'object' && 'shortDiagnostics' in fault && fault.shortDiagnostics)
    return JSON.stringify(fault.shortDiagnostics);
  return fault instanceof Error ? fault.message : String(fault);
}
