import { describe, expect, it } from 'vitest';
import { holdsPlainText, isPlainText } from './plain-text.ts';

describe('plain text', () => {
  it('allows all text that people write', () => {
    for (const text of ['', 'Karl-Heine-Straße 1', '北京', '🎸', "O'Brien; drop table", '\u00a0', '\ufffd'])
      expect(isPlainText(text), text).toBe(true);
  });

  it('refuses control characters and lone surrogates', () => {
    for (let code = 0; code < 0x20; code++)
      expect(isPlainText(`a${String.fromCharCode(code)}b`)).toBe(code === 0x0a);
    for (const text of ['\u007f', '\u0085', '\ud83c', '\udfb8', '\udfb8\ud83c'])
      expect(isPlainText(text)).toBe(false);
  });

  it('is checked in keys and nested values', () => {
    expect(holdsPlainText({ a: [1, null, { b: 'c' }], d: true })).toBe(true);
    expect(holdsPlainText({ a: [{ b: ['\0'] }] })).toBe(false);
    expect(holdsPlainText([{ 'a\0': 1 }])).toBe(false);
  });

  it('is checked at any depth', () => {
    const deep = JSON.parse(`${'['.repeat(30_000)}"\\u0000"${']'.repeat(30_000)}`);
    expect(holdsPlainText(deep)).toBe(false);
  });
});
