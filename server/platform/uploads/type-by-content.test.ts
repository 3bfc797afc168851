import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { typeByContent } from './type-by-content.ts';

const drawn = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#c9683a' } });
const FILES = {
  'image/jpeg': await drawn().jpeg().toBuffer(),
  'image/png': await drawn().png().toBuffer(),
  'image/webp': await drawn().webp().toBuffer(),
  'application/pdf': Buffer.from(
    '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n',
  ),
} as const;
const PICTURES = ['image/jpeg', 'image/png', 'image/webp'] as const;

describe('the type of an upload', () => {
  it('is read from its content', async () => {
    for (const [type, content] of Object.entries(FILES)) expect(await typeByContent(content)).toBe(type);
  });

  it('is undefined for a file that only starts like one, is truncated or is damaged [row D660]', async () => {
    for (const type of PICTURES) {
      const file = FILES[type];
      const half = file.subarray(0, file.length / 2);
      const page = Buffer.concat([
        file.subarray(0, 12),
        Buffer.from('<!doctype html><script>alert(1)</script>'),
      ]);
      for (const bad of [half, page]) expect(await typeByContent(bad), type).toBeUndefined();
    }
    const pdf = FILES['application/pdf'];
    expect(await typeByContent(pdf.subarray(0, 40))).toBeUndefined();
    expect(await typeByContent(Buffer.concat([Buffer.from('<html>'), pdf]))).toBeUndefined();
    expect(
      await typeByContent(Buffer.concat([pdf, Buffer.from('<script>alert(1)</script>')])),
    ).toBeUndefined();
  });

  it('is undefined for other formats, even those that the picture decoder supports', async () => {
    const others = [
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
      ),
      Buffer.from('<!doctype html><title>A page</title>'),
      await drawn().gif().toBuffer(),
      await drawn().avif().toBuffer(),
      new Uint8Array(),
    ];
    for (const other of others) expect(await typeByContent(other)).toBeUndefined();
  });

  it('is undefined for a small file that would decode to a huge picture', async () => {
    const large = Buffer.from(FILES['image/png']);
    // Width and height are in the header, whose checksum no longer matches: the size is checked first.
    large.writeUInt32BE(60_000, 16);
    large.writeUInt32BE(60_000, 20);
    expect(await typeByContent(large)).toBeUndefined();
  });

  it('is undefined for random bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 64 }), async (bytes) => {
        expect(await typeByContent(bytes)).toBeUndefined();
      }),
      { numRuns: 200 },
    );
  });
});
