import fc from 'fast-check';
import { expect, it } from 'vitest';
import { itForAll } from '../../../tests/fixtures/for-all.ts';
import { firstNameIn } from './first-name.ts';

it('greets readers by first name if the name is unambiguous', () => {
  for (const [name, first] of [
    ['Jonas Beispiel', 'Jonas'],
    ['  Zoë   de la Cruz ', 'Zoë'],
    ['Jean-Luc Picard', 'Jean-Luc'],
    ['Anna B.', 'Anna'],
    ['Jonas', undefined],
    ['JONAS BEISPIEL', undefined],
    ['Dr. Jonas Beispiel', undefined],
    ['J. Beispiel', undefined],
    ['Musik Meier GmbH', undefined],
    ['Gitarren Werk e.V.', undefined],
    ['Studio 54', undefined],
    ['', undefined],
  ] as const)
    expect(firstNameIn(name), name).toBe(first);
});

itForAll([fc.string({ unit: 'binary' })])('never uses more than one word of a name', (name) => {
  const first = firstNameIn(name);
  if (first !== undefined) expect(name.trim().split(/\s+/)[0]).toBe(first);
});
