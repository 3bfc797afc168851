import { COLOURS } from './colours.ts';
import { type Lettering, textWidth } from './lettering.ts';
import type { SheetSpec } from './sheet-specs.ts';

/** Height of the block along the foot of a sheet, width of the hairlines, size of the letters. */
export const BLOCK = { height: 15, hairline: 0.3, letters: 4.1 } as const;

/** Frame of the sheet, and along its foot what it shows, in which unit and scale. */
export function titleBlock(spec: SheetSpec, width: number, height: number, lettering: Lettering): string {
  const [drawn, real] = spec.scale;
  const cells: readonly (readonly [number, string])[] = [
    [56, spec.number],
    [150, spec.title],
    [86, 'Dimensions in mm'],
    [54, `Scale ${drawn}:${real}`],
    [54, 'Leipzig'],
  ];
  const line = height - BLOCK.height;
  const size = BLOCK.letters;
  let x = 0;
  const rules = [`M.2 .2H${width - 0.2}V${height - 0.2}H.2z`, `M0 ${line}H${width}`];
  const words = cells.map(([wide, text], i) => {
    if (i > 0) rules.push(`M${x} ${line}v${BLOCK.height}`);
    const word = lettering.write(text, x + 5, line + BLOCK.height / 2 + size * 0.4, size);
    if (textWidth(text, size) > wide - 8) throw new Error(`${spec.slug}: "${text}" is too long for its cell`);
    x += wide;
    return word;
  });
  return (
    `<path d="${rules.join('')}" stroke="${COLOURS.ink}" stroke-opacity=".2" stroke-width="${BLOCK.hairline}" stroke-linecap="butt"/>` +
    `<g fill="${COLOURS.ink}" stroke="none">${words.join('')}</g>`
  );
}
