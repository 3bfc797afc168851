import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EVERYWHERE, roomsOf } from './page-sheets.ts';

describe('the style sheet of a page', () => {
  it('holds the rooms its route draws from, also through one another', () => {
    expect(roomsOf('app/routes/product.tsx')).toEqual([
      'buying',
      'features/maker',
      'features/product',
      'scene',
    ]);
    expect(roomsOf('app/routes/shop.tsx')).toEqual(['features/shop']);
    expect(roomsOf('app/routes/not-found.tsx')).toEqual(['features/lost']);
  });

  it('leaves no styles under app/ to nobody', () => {
    const drawn = [...EVERYWHERE, ...globSync('app/routes/*.tsx').flatMap(roomsOf)];
    const left = globSync('app/**/*.module.css').filter(
      (file) => !drawn.some((room) => file.startsWith(`app/${room}/`)),
    );
    expect(left).toEqual([]);
  });
});
