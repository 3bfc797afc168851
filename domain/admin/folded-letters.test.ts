import { expect, it } from 'vitest';
import { folded, MARKED_LETTERS, PLAIN } from './folded-letters.ts';

it('removes the marks from letters, one for one', () => {
  expect(MARKED_LETTERS.length).toBe(PLAIN.length);
  expect(new Set(MARKED_LETTERS).size).toBe(MARKED_LETTERS.length);
  expect(folded('Ångström, Müller, Łódź, Weiß, Иван')).toBe('angstrom, Muller, lodz, Weis, Иван');
  // Combining diacritics, as some keyboards send them.
  expect(folded('Zoe\u0308')).toBe('Zoe');
});
