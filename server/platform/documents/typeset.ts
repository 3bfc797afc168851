import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

/** A virtual folder: a template can only read the files placed there in memory. */
const DESK = '/gewitter-papers';
const TEMPLATES = 'server/platform/documents/templates';
const FONTS = 'assets/records/print-fonts';
const CUTS = ['archivo-750', 'archivo-800', 'instrument-400', 'instrument-600', 'martian-400', 'martian-500'];

/** Templates that every template may include. */
const SHARED = ['common.typ', 'slip-sheet.typ', 'cn23.typ', 'posting-list.typ'] as const;
type Template =
  | 'invoice'
  | 'build-sheet'
  | 'packing-slip'
  | 'parcel-papers'
  | 'to-buy'
  | 'goods-label'
  | 'contract';

/** PDF standard that is enforced on writing: archived invoices, and accessible papers for customers. */
type Standard = 'a-3a' | 'ua-1' | '1.7';

export interface Paper {
  readonly pdf: Uint8Array<ArrayBuffer>;
  readonly pages: number;
  /** True if letters without a glyph in our fonts were left out: the makers should check the paper. */
  readonly gaps: boolean;
}

interface Setting {
  /** Passed as JSON, so that its text is never markup. */
  readonly data: object;
  /** Pictures by the name that the template uses. */
  readonly files?: Readonly<Record<string, Uint8Array | string>>;
  readonly standard: Standard;
  /** Creation date of the file, so that the same input gives the same bytes. */
  readonly at: Date;
}

export interface Typesetter {
  typeset(template: Template, setting: Setting): Promise<Paper>;
}

/** Typst's messages for a missing glyph; any other fault is a bug. */
const NO_GLYPH = /could not be displayed|no glyph|missing glyph/i;

/** Layouts unused for this many papers are evicted, so that memory does not grow with every order. */
const KEPT_LAYOUTS = 2;

async function openCompiler(root: string): Promise<NodeCompiler> {
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler').catch((cause: unknown) => {
    // One native package per platform; package-lock.json lists them.
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
 * Typesets papers as PDF in this process. The compiler, 50 MB of native code, is loaded with the first paper. Typesetting
 * is synchronous, so papers never mix.
 */
export function createTypesetter(root = '.'): Typesetter {
  let opened: Promise<NodeCompiler> | undefined;
  const templates = new Map<Template, Buffer>();

  async function compilerFor(template: Template): Promise<NodeCompiler> {
    opened ??= openCompiler(root).catch((error: unknown) => {
      // The next paper tries again: the cause may have been a full disk.
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
          // A standard allows no missing glyph, but a paper with gaps is better than none.
          return { pdf: new Uint8Array(write('1.7')), pages, gaps: true };
        }
      } finally {
        for (const name of Object.keys(laid)) compiler.unmapShadow(`${DESK}/${name}`);
        compiler.evictCache(KEPT_LAYOUTS);
      }
    },
  };
}

/** Typst's error message without the paper's data. */
function faultWords(fault: unknown): string {
  if (fault && typeof fault === 'object' && 'shortDiagnostics' in fault && fault.shortDiagnostics)
    return JSON.stringify(fault.shortDiagnostics);
  return fault instanceof Error ? fault.message : String(fault);
}
