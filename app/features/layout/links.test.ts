import { describe, expect, it } from 'vitest';
import { currentMark } from './links.ts';

describe('the mark of the current page', () => {
  it('is on the link to the page itself and on the link to its section, in both languages', () => {
    expect(currentMark('/shop', '/shop')).toBe('page');
    expect(currentMark('/shop/telecaster', '/shop')).toBe('true');
    expect(currentMark('/de/shop/telecaster', '/de/shop')).toBe('true');
    expect(currentMark('/de', '/de')).toBe('page');
  });

  it('is not on the link to the start page while another page is open', () => {
    expect(currentMark('/finder', '/')).toBeUndefined();
    expect(currentMark('/de/finder', '/de')).toBeUndefined();
  });

  it('is not on a link that only starts with the same letters', () => {
    expect(currentMark('/shopping', '/shop')).toBeUndefined();
  });
});
