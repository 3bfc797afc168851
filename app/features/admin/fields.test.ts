import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fieldsOf } from './fields.ts';

function typed(...fields: readonly (readonly [name: string, text: string])[]) {
  const data = new FormData();
  for (const [name, text] of fields) data.append(name, text);
  return fieldsOf(data);
}

it('reads every sum as it was typed, with a comma or a point, to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.constantFrom(',', '.'), (cents, mark) => {
      const text = (cents / 100).toFixed(2).replace('.', mark);
      expect(typed(['sum', ` ${text} `]).cents('sum')).toBe(cents);
    }),
  );
});

it('tells what is empty from what is nothing, and what is no number from both', () => {
  const fields = typed(['empty', '  '], ['none', '0'], ['half', '0,5'], ['words', 'twelve']);
  expect(fields.number('empty')).toBeUndefined();
  expect(fields.number('away')).toBeUndefined();
  expect(fields.number('none')).toBe(0);
  expect(fields.number('half')).toBe(0.5);
  // It is sent as null, and the server says what is wrong.
  expect(fields.number('words')).toBeNaN();
  expect(fields.cents('empty')).toBe(0);
  expect(fields.cents('words')).toBeNaN();
});

it('reads fields of one name in their order, a box that is ticked, and a text without what stands around it', () => {
  const fields = typed(['quantities', '2'], ['quantities', '0'], ['tell', 'on'], ['note', ' Leads 45 cm. ']);
  expect(fields.numbers('quantities')).toEqual([2, 0]);
  expect([fields.flag('tell'), fields.flag('sheet')]).toEqual([true, false]);
  expect([fields.text('note'), fields.text('away')]).toEqual(['Leads 45 cm.', '']);
  expect(fields.texts('away')).toEqual([]);
});

it('takes of a select only what it offers', () => {
  expect(typed(['box', 'S']).choice('box', ['S', 'M'])).toBe('S');
  expect(() => typed(['box', 'XXL']).choice('box', ['S', 'M'])).toThrow('XXL');
});
