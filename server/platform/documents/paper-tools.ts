import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SizedModel } from '#domain/configurator/fit.ts';
import { createTypesetter, type Typesetter } from './typeset.ts';

export interface PaperTools {
  readonly typesetter: Typesetter;
  readonly pictures: PrintPictures;
  /** Without a trailing slash. */
  readonly publicUrl: string;
}

/** Loads nothing before the first paper. `root` is the project's folder. */
export const createPaperTools = (publicUrl: string, root = '.'): PaperTools => ({
  typesetter: createTypesetter(root),
  pictures: openPrintPictures(root),
  publicUrl,
});

/** Enough for 60 mm at 300 dots an inch. */
const WIDTH = 700;
/** Pictures have a warm background: this turns its grey into white and keeps the darkest parts. */
const CONTRAST = { slope: 1.2, offset: -14 } as const;
/** Cache size, in pictures of some 30 kB: the pickups of a busy week. */
const ROOM = 60;

/** Reads assets for papers: drawings, greyscale pictures, sizes of CAD models. */
export interface PrintPictures {
  drawing(path: string): Promise<Uint8Array>;
  picture(path: string): Promise<Uint8Array>;
  /** Each report is read once and cached: they are small and few. */
  report(model: string): SizedModel;
}

/** Reads the project's own files, by their addresses in the shop. */
export function openPrintPictures(root = '.'): PrintPictures {
  const cache = new Map<string, Promise<Uint8Array>>();
  const reports = new Map<string, SizedModel>();
  async function develop(path: string): Promise<Uint8Array> {
    const { default: sharp } = await import('sharp');
    // One thread, so that the shop stays responsive.
    sharp.concurrency(1);
    return sharp(join(root, 'public', path))
      .resize({ width: WIDTH })
      .grayscale()
      .linear(CONTRAST.slope, CONTRAST.offset)
      .jpeg({ quality: 85 })
      .toBuffer();
  }
  return {
    drawing: (path) => readFile(join(root, 'public', path)),
    picture(path) {
      const known = cache.get(path);
      if (known) return known;
      const [oldest] = cache.keys();
      if (cache.size >= ROOM && oldest !== undefined) cache.delete(oldest);
      const developing = develop(path);
      cache.set(path, developing);
      developing.catch(() => cache.delete(path));
      return developing;
    },
    report(model) {
      const file = join(root, 'assets/records/models', `${model}.report.json`);
      const report = reports.get(model) ?? (JSON.parse(readFileSync(file, 'utf8')) as SizedModel);
      reports.set(model, report);
      return report;
    },
  };
}
