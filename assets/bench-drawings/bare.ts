import { COLOURS } from '../drawings/colours.ts';
import { BLOCK } from '../drawings/title-block.ts';

/** Start of the frame of a sheet, which its title block draws first and last. */
const FRAME = '<path d="M.2 .2H';

/** A drawing for print: its sheet without frame, title block and words for readers, every line black. */
export function bare(svg: string): string {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  const frame = svg.indexOf(FRAME);
  if (!width || !height || frame < 0) throw new Error('This is no sheet of ours.');
  const tall = Number(height) - BLOCK.height;
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${tall}" width="${width}" height="${tall}">`;
  const body = svg.slice(svg.indexOf('<defs>'), frame);
  return `${head}${body}</g></svg>\n`.replaceAll(COLOURS.dimension, '#000').replaceAll(COLOURS.ink, '#000');
}
