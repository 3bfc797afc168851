import { describe, expect, it } from 'vitest';
import { customLooks } from '#domain/products/custom-looks.ts';
import { customPicture, type Picture } from '#domain/products/pictures.ts';
import { createLookCards } from './look-cards.ts';

const [first, second, third] = customLooks().map((look) => customPicture(look)) as [
  Picture,
  Picture,
  Picture,
];

/** A composer that counts its calls and resolves on demand. */
function watched(room?: number) {
  const made: string[] = [];
  let atOnce = 0;
  let most = 0;
  const cards = createLookCards(async ({ stem }) => {
    made.push(stem);
    atOnce += 1;
    most = Math.max(most, atOnce);
    await new Promise((resolve) => setTimeout(resolve, 5));
    atOnce -= 1;
    return new TextEncoder().encode(stem);
  }, room);
  return { cards, made, most: () => most };
}

describe('cards of looks', () => {
  it('are rendered once for everyone who asks meanwhile, and kept', async () => {
    const { cards, made } = watched();
    const answers = await Promise.all(Array.from({ length: 20 }, () => cards.get(first)));
    expect(new Set(answers).size).toBe(1);
    await cards.get(first);
    expect(made).toEqual([first.stem]);
  });

  it('are rendered one after the other', async () => {
    const { cards, made, most } = watched();
    await Promise.all([first, second, third].map(cards.get));
    expect(made).toHaveLength(3);
    expect(most()).toBe(1);
  });

  it('never exceed their cache size', async () => {
    const { cards } = watched(2);
    for (const picture of [first, second, third]) await cards.get(picture);
    expect([first, second, third].map(cards.has)).toEqual([false, true, true]);
  });

  it('are rendered again after a failure, which delays no other', async () => {
    let fails = true;
    const cards = createLookCards(async ({ stem }) => {
      if (fails && stem === first.stem) throw new Error('no such picture');
      return new TextEncoder().encode(stem);
    });
    const [one, other] = await Promise.allSettled([cards.get(first), cards.get(second)]);
    expect([one.status, other.status]).toEqual(['rejected', 'fulfilled']);
    expect(cards.has(first)).toBe(false);
    fails = false;
    expect((await cards.get(first)).bytes.length).toBeGreaterThan(0);
  });
});
