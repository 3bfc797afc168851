import type { FileType } from '#domain/shipping/export-proof.ts';
import { isWholePdf } from '#domain/whole-pdf.ts';

/** Limit in pixels, because a small file could fill the memory when decoded. */
const MOST_PIXELS = 100_000_000;

type Picture = Exclude<FileType, 'application/pdf'>;

const FORMATS = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
} as const satisfies Record<Picture, string>;

const startsWith = (content: Uint8Array, bytes: readonly number[], at = 0) =>
  bytes.every((byte, index) => content[at + index] === byte);

/** The type by magic number. Only these types reach the decoder. */
function claimedType(content: Uint8Array): FileType | undefined {
  if (startsWith(content, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (startsWith(content, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (startsWith(content, [0x52, 0x49, 0x46, 0x46]) && startsWith(content, [0x57, 0x45, 0x42, 0x50], 8))
    return 'image/webp';
  if (startsWith(content, [0x25, 0x50, 0x44, 0x46, 0x2d])) return 'application/pdf';
  return undefined;
}

/** Decodes the whole picture once, in strips, and discards the pixels. */
async function decodes(type: Picture, content: Uint8Array): Promise<boolean> {
  const { default: sharp } = await import('sharp');
  const picture = sharp(content, { failOn: 'error', limitInputPixels: MOST_PIXELS, sequentialRead: true });
  try {
    if ((await picture.metadata()).format !== FORMATS[type]) return false;
    await picture.resize(8, 8, { fit: 'fill', fastShrinkOnLoad: false }).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}

/**
 * The type of an uploaded file by its content, whatever the sender claims; `undefined` if it is unsupported, truncated or
 * damaged. Pictures are decoded completely. A PDF is not parsed, so it may contain anything: serve it as an attachment.
 */
export async function typeByContent(content: Uint8Array): Promise<FileType | undefined> {
  const type = claimedType(content);
  if (type === undefined) return undefined;
  const isWhole = type === 'application/pdf' ? isWholePdf(content) : await decodes(type, content);
  return isWhole ? type : undefined;
}
