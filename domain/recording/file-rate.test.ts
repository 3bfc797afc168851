import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '../../tests/fixtures/for-all.ts';
import { fileRate } from './file-rate.ts';

function wavHead(rate: number, before = 0): ArrayBuffer {
  const file = new DataView(new ArrayBuffer(80 + before));
  const write = (at: number, letters: string) => {
    for (const [n, letter] of [...letters].entries()) file.setUint8(at + n, letter.charCodeAt(0));
  };
  write(0, 'RIFF');
  write(8, 'WAVE');
  let at = 12;
  if (before > 0) {
    write(at, 'JUNK');
    file.setUint32(at + 4, before - 8, true);
    at += before;
  }
  write(at, 'fmt ');
  file.setUint32(at + 4, 16, true);
  file.setUint32(at + 12, rate, true);
  return file.buffer;
}

describe('the rate of a file', () => {
  it('is read from the header, after any other chunk', () => {
    expect(fileRate(wavHead(44_100))).toBe(44_100);
    expect(fileRate(wavHead(96_000, 28))).toBe(96_000);
    const flac = new DataView(new ArrayBuffer(42));
    for (const [n, letter] of [...'fLaC'].entries()) flac.setUint8(n, letter.charCodeAt(0));
    flac.setUint32(18, (48_000 << 12) | (1 << 9) | (23 << 4));
    expect(fileRate(flac.buffer)).toBe(48_000);
  });

  it('is undefined for anything else', () => {
    expect(fileRate(wavHead(7))).toBeUndefined();
    const anyFile = fc
      .tuple(
        fc.constantFrom('', 'fLaC', 'RIFF0000WAVE', 'RIFF0000WAVEfmt '),
        fc.uint8Array({ maxLength: 200 }),
      )
      .map(([head, bytes]) => Uint8Array.from([...Buffer.from(head), ...bytes]));
    forAll([anyFile], (file) => {
      const rate = fileRate(file.buffer);
      if (!/^(fLaC|RIFF)/.test(Buffer.from(file).toString('latin1'))) expect(rate).toBeUndefined();
      expect(rate === undefined || (rate >= 8000 && rate <= 192_000)).toBe(true);
    });
  });
});
