import { expect, it } from 'vitest';
import { TYPED_FIGURES } from '#domain/typed-figures.ts';
import { fieldsOf, InvalidField } from './call-form.tsx';

function typed(...fields: readonly (readonly [name: string, text: string])[]) {
  const data = new FormData();
  for (const [name, text] of fields) data.append(name, text);
  return fieldsOf(data, 'en');
}

it('reads figures, names the field of a fault, and accepts an empty field only if it is optional [case M18]', () => {
  const fields = typed(['sum', ' 219,99 '], ['empty', ' '], ['words', 'abc'], ['hidden', '1999']);
  expect(fields.figure('sum', TYPED_FIGURES.price)).toBe(21_999);
  expect(fields.figure('empty', TYPED_FIGURES.price, null)).toBeNull();
  expect(fields.figure('away', TYPED_FIGURES.price, 0)).toBe(0);
  expect(fields.number('hidden')).toBe(1999);
  expect(fields.number('empty')).toBeUndefined();
  for (const name of ['empty', 'away', 'words']) {
    const read = () => fields.figure(name, TYPED_FIGURES.price);
    expect(read).toThrow(InvalidField);
    expect(read).toThrow('Price: Enter euros and cents, e.g. 219,99');
    expect(read).toThrow(expect.objectContaining({ field: name }));
  }
  // An optional field that is not empty but invalid.
  expect(() => fields.figure('words', TYPED_FIGURES.price, null)).toThrow(InvalidField);
});

it('collects doubts about unusual figures [case M19]', () => {
  const fields = typed(['reel', '9000'], ['sum', '5']);
  fields.figure('sum', TYPED_FIGURES.price);
  expect(fields.doubts).toEqual([]);
  fields.figure('reel', TYPED_FIGURES.reel);
  expect(fields.doubts).toEqual([expect.stringContaining('9\u00a0000\u00a0g')]);
});

it('reads fields with the same name in order, ticked boxes, and text without surrounding spaces', () => {
  const fields = typed(['quantities', '2'], ['quantities', '0'], ['tell', 'on'], ['note', ' Leads 45 cm. ']);
  expect(fields.numbers('quantities')).toEqual([2, 0]);
  expect([fields.flag('tell'), fields.flag('sheet')]).toEqual([true, false]);
  expect([fields.text('note'), fields.text('away')]).toEqual(['Leads 45 cm.', '']);
  expect(fields.texts('away')).toEqual([]);
});

it('accepts only the options of a select', () => {
  expect(typed(['box', 'S']).choice('box', ['S', 'M'])).toBe('S');
  expect(() => typed(['box', 'XXL']).choice('box', ['S', 'M'])).toThrow('XXL');
});
