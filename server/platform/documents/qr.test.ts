import decodeQR from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { passportPath } from '#domain/production/passport-path.ts';
import { passportCodes } from '../../shipping/packing-slip-paper.ts';
import { qrSvg } from './qr.ts';

/** Paints a code with a white margin, eight dots per module, and decodes it. */
function readBack(svg: string): string {
  const size = Number(/viewBox="1 1 (\d+)/.exec(svg)?.[1]);
  const [dot, margin] = [8, 4];
  const width = (size + 2 * margin) * dot;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y] of svg.matchAll(/M(\d+) (\d+)h1/g))
    for (let row = 0; row < dot; row++)
      for (let column = 0; column < dot; column++) {
        const at = ((Number(y) - 1 + margin) * dot + row) * width + (Number(x) - 1 + margin) * dot + column;
        data.fill(0, at * 4, at * 4 + 3);
      }
  return decodeQR({ width, height: width, data });
}

describe('QR codes', () => {
  it('lead to the requested passport', () => {
    for (const serial of ['26-0001', '26-0417', '26-12345']) {
      const address = `https://gewitter.example${passportPath(serial)}`;
      expect(readBack(qrSvg(address))).toBe(address);
    }
  });

  it('appear on a slip once for each pickup, each for its own passport [row D80]', () => {
    const serials = ['26-0417', '26-0418', '26-0502'];
    const codes = Object.values(passportCodes('https://gewitter.example', serials));
    expect(codes.map(readBack)).toEqual(
      serials.map((serial) => `https://gewitter.example${passportPath(serial)}`),
    );
  });
});
