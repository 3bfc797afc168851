import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Edges of the icons that a web manifest names, px. */
const MANIFEST_SIZES = [192, 512];
/** Edge of the icon that iOS puts on the home screen, px; iOS rounds its corners itself. */
const TOUCH_SIZE = 180;
/** Edges within the icon for browsers and readers without SVG, px. */
const ICO_SIZES = [16, 32, 48];
/** Margin of a mask on each side of the drawing: launchers may cut off a tenth. */
const MASK_MARGIN = 0.12;
/** Ground of the drawing. */
const INK = '#0f1211';

/** An ICO file of PNG pictures, as Windows has read them since Vista: a head, a line a picture, the pictures. */
function icoOf(pictures: readonly { readonly size: number; readonly png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const line = 6 + 16 * index;
    head.writeUInt8(size, line);
    head.writeUInt8(size, line + 1);
    head.writeUInt16LE(1, line + 4);
    head.writeUInt16LE(32, line + 6);
    head.writeUInt32LE(png.length, line + 8);
    head.writeUInt32LE(offset, line + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

/** The shop's sign in the formats and sizes that phones and older browsers ask for, from the SVG of the others. */
export async function makeIcons(root: string): Promise<Map<string, Buffer>> {
  const { default: sharp } = await import('sharp');
  const svg = await readFile(join(root, 'public/favicon.svg'));
  // Drawn at its size in dots: nothing is scaled afterwards.
  const drawn = (size: number) => sharp(svg, { density: (72 * size) / 32 }).resize(size, size);
  const png = (size: number) => drawn(size).png({ compressionLevel: 9 }).toBuffer();
  /** Without the sign's rounded corners, for launchers that cut their own. */
  const whole = async (size: number, margin: number) => {
    const inner = Math.round(size * (1 - 2 * margin));
    const before = Math.floor((size - inner) / 2);
    const after = size - inner - before;
    return drawn(inner)
      .flatten({ background: INK })
      .extend({ top: before, left: before, bottom: after, right: after, background: INK })
      .png({ compressionLevel: 9 })
      .toBuffer();
  };
  const files = new Map<string, Buffer>();
  for (const size of MANIFEST_SIZES) files.set(`icons/icon-${size}.png`, await png(size));
  files.set('icons/icon-mask-512.png', await whole(512, MASK_MARGIN));
  files.set('icons/apple-touch-icon.png', await whole(TOUCH_SIZE, 0));
  const pictures = await Promise.all(ICO_SIZES.map(async (size) => ({ size, png: await png(size) })));
  files.set('icons/favicon.ico', icoOf(pictures));
  return files;
}
