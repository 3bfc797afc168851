import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getFont, loadFont } from 'replicad';
import subsetFont from 'subset-font';

const FAMILY = 'drawing';
/** Width and weight of figures in the shop's design. */
const AXES = { wdth: 87.5, wght: 420 } as const;
const SOURCE = 'node_modules/@fontsource-variable/martian-mono/files/martian-mono-latin-wdth-normal.woff2';
const LETTERS = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
/** Units that a letter is drawn in, per em: fine enough, and whole numbers keep the file small. */
const EM = 500;

/** Height of figures and capitals, in parts of the size. */
export const CAPITALS = 0.8;

/**
 * Loads the font of the figures. Letters are drawn as outlines: a picture in a page cannot load fonts, and figures in
 * any other face would break out of the gaps made for them.
 */
export async function loadLettering(root: string): Promise<void> {
  const original = await readFile(join(root, SOURCE));
  const cut = await subsetFont(original, LETTERS, {
    targetFormat: 'sfnt',
    noHinting: true,
    variationAxes: { ...AXES },
  });
  await loadFont(new Uint8Array(cut).buffer, FAMILY, true);
}

export type Anchor = 'start' | 'middle' | 'end';

/** Letters of one sheet: each is drawn once, and used where it is written. */
export class Lettering {
  readonly #prefix: string;
  readonly #glyphs = new Map<string, string>();

  /** @param prefix keeps the ids of several sheets in one page apart */
  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  /** A line of text whose baseline starts, ends or is centred at (x, y); turned about there by `degrees`. */
  write(text: string, x: number, y: number, size: number, anchor: Anchor = 'start', degrees = 0): string {
    const width = textWidth(text, size);
    const left = anchor === 'start' ? 0 : anchor === 'end' ? -width : -width / 2;
    const place = `translate(${short(x)} ${short(y)})${degrees ? `rotate(${degrees})` : ''}`;
    const advance = getFont(FAMILY).getAdvanceWidth('0', EM);
    const start = (left * EM) / size;
    const uses = [...text].map((letter, i) => {
      if (letter === ' ') return '';
      return `<use href="#${this.#glyph(letter)}" x="${short(start + i * advance)}"/>`;
    });
    return `<g transform="${place}scale(${Number((size / EM).toPrecision(4))})">${uses.join('')}</g>`;
  }

  /** The drawn letters, for the sheet's `defs`. */
  definitions(): string {
    return [...this.#glyphs]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([letter, path]) => `<path id="${this.#id(letter)}" d="${path}"/>`)
      .join('');
  }

  #glyph(letter: string): string {
    if (!this.#glyphs.has(letter)) this.#glyphs.set(letter, outlineOf(letter));
    return this.#id(letter);
  }

  #id(letter: string): string {
    return `${this.#prefix}-${letter.codePointAt(0)?.toString(16)}`;
  }
}

export function textWidth(text: string, size: number): number {
  return getFont(FAMILY).getAdvanceWidth('0', size) * text.length;
}

/** Path data of a letter at the origin, in whole numbers relative to the point before. */
function outlineOf(letter: string): string {
  let [px, py, sx, sy] = [0, 0, 0, 0];
  const step = (x: number, y: number) => `${Math.round(x) - px} ${Math.round(y) - py}`;
  const move = (x: number, y: number) => {
    [px, py] = [Math.round(x), Math.round(y)];
  };
  return getFont(FAMILY)
    .getPath(letter, 0, 0, EM)
    .commands.map((command) => {
      if (command.type === 'Z') {
        [px, py] = [sx, sy];
        return 'z';
      }
      const { x, y } = command;
      const data =
        command.type === 'M'
          ? `m${step(x, y)}`
          : command.type === 'L'
            ? `l${step(x, y)}`
            : command.type === 'Q'
              ? `q${step(command.x1, command.y1)} ${step(x, y)}`
              : `c${step(command.x1, command.y1)} ${step(command.x2, command.y2)} ${step(x, y)}`;
      move(x, y);
      if (command.type === 'M') [sx, sy] = [px, py];
      return data;
    })
    .join('')
    .replace(/ -/g, '-');
}

function short(value: number): number {
  return Math.round(value * 100) / 100;
}
