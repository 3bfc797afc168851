import { describe, expect, it } from 'vitest';
import { currentMark } from './links.ts';

describe('the mark of the current page', () => {
  it('is at its own link, and at that of what it lies under, in both languages', () => {
    expect(currentMark('/shop', '/shop')).toBe('page');
    expect(currentMark('/shop/telecaster', '/shop')).toBe('true');
    expect(currentMark('/de/shop/telecaster', '/de/shop')).toBe('true');
    expect(currentMark('/de', '/de')).toBe('page');
  });

  it('is at no start page while another is open, though German pages lie under theirs', () => {
    expect(currentMark('/finder', '/')).toBeUndefined();
    expect(currentMark('/de/finder', '/de')).toBeUndefined();
  });

  it('is at nothing that only begins alike', () => {
    expect(currentMark('/shopping', '/shop')).toBeUndefined();
  });
});
