import { describe, expect, it } from 'vitest';
import { holdsPlainText, isPlainText } from './plain-text.ts';

describe('plain text', () => {
  it('is everything people write', () => {
    for (const text of ['', 'Karl-Heine-Straße 1', '北京', '🎸', "O'Brien; drop table", '\u00a0', '\ufffd'])
      expect(isPlainText(text), text).toBe(true);
  });

  it('has no control character and no half of a pair', () => {
    for (let code = 0; code < 0x20; code++)
      expect(isPlainText(`a${String.fromCharCode(code)}b`)).toBe(code === 0x0a);
    for (const text of ['\u007f', '\u0085', '\ud83c', '\udfb8', '\udfb8\ud83c'])
      expect(isPlainText(text)).toBe(false);
  });

  it('is looked for in every corner of a value', () => {
    expect(holdsPlainText({ a: [1, null, { b: 'c' }], d: true })).toBe(true);
    expect(holdsPlainText({ a: [{ b: ['\0'] }] })).toBe(false);
    expect(holdsPlainText([{ 'a\0': 1 }])).toBe(false);
  });

  it('is looked for however deep a value is', () => {
    const deep = JSON.parse(`${'['.repeat(30_000)}"\\u0000"${']'.repeat(30_000)}`);
    expect(holdsPlainText(deep)).toBe(false);
  });
});
