import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itForAll } from '../tests/fixtures/for-all.ts';
import { runs } from '../tests/fixtures/runs.ts';
import { phoneFault } from './checkout/buyer-fields.ts';
import { readCode } from './checkout/code.ts';
import { vatIdFault } from './checkout/vat-ids.ts';
import { readOrderNumber } from './orders/order-number.ts';
import { spelledNumber } from './orders/running-number.ts';
import { readTracking } from './shipping/carriers.ts';
import { missingPart, recipientSchema } from './shipping/postal-address.ts';
import { postalCodeFault, tidyPostalCode } from './shipping/postal-codes.ts';
import { readFigure, TYPED_FIGURES } from './typed-figures.ts';
import { cleanCode, cleanLine, cleanProse } from './typed-text.ts';

/** Invisible if alone in a text. */
const UNSEEN = [
  ...['\u00ad', '\u034f', '\u061c', '\u115f', '\u17b4', '\u180e', '\u200b', '\u200c', '\u200d', '\u200e'],
  ...['\u200f', '\u202a', '\u202c', '\u202e', '\u2060', '\u2064', '\u2066', '\u2069', '\u206f', '\u3164'],
  ...['\ufe0f', '\ufeff', '\uffa0', '\ufff9', '\uffff', '\u{e0001}', '\u{e0101}', '\u{1d173}'],
  ...['\0', '\u0007', '\u001b', '\u007f', '\u009f', '\ud83c'],
];

const BREAKS = ['\n', '\r\n', '\r', '\u0085', '\u2028', '\u2029'];
const GAPS = ['\t', '\v', '\u00a0', '\u1680', '\u2003', '\u2009', '\u202f', '\u205f', '\u2800', '\u3000'];

/** Texts of all special and all other characters. */
const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom(...UNSEEN, ...BREAKS, ...GAPS),
      fc.constantFrom(
        'a',
        'e\u0301',
        'ß',
        '1',
        '❤',
        '👩',
        '🏽',
        '🏴',
        '\u20e3',
        'ک',
        'न',
        '्',
        'ක',
        '\u{e0067}',
      ),
      fc.string({ unit: 'binary', maxLength: 3 }),
    ),
  )
  .map((parts) => parts.join(''));

describe('typed text', () => {
  it('has no invisible character, and one plain space for each gap [case F7] [row D750]', () => {
    for (const mark of UNSEEN) expect(cleanLine(`Jo${mark}nas`), escape(mark)).toBe('Jonas');
    for (const gap of GAPS) expect(cleanLine(`${gap}Jonas${gap}${gap}Beispiel`)).toBe('Jonas Beispiel');
    expect(cleanLine('Mu\u0308\u200bller')).toBe('Müller');
    expect(cleanLine('Cafe\u034f\u0301')).toBe('Café');
  });

  it('keeps joiners where letters and emoji need them [case F7]', () => {
    for (const word of [
      'می\u200cخواهم',
      'क्\u200dष',
      'ක්\u200dර',
      '❤️',
      '👩🏽\u200d💻',
      '👨‍👩‍👧',
      '🏳️‍🌈',
      '1️⃣',
      '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    ])
      expect(cleanLine(`${word} ${word}`)).toBe(`${word} ${word}`);
  });

  it('keeps the lines of prose, and joins the lines of a one-line field [case A4] [row D751]', () => {
    for (const end of BREAKS) {
      expect(cleanProse(`Dear Jonas,${end}${end}it is done.\u00a0`)).toBe('Dear Jonas,\n\nit is done.');
      expect(cleanLine(`Jonas${end}Beispiel`)).toBe('Jonas Beispiel');
    }
  });

  // Its capital is two characters, which compose to one.
  itForAll([anyText], { numRuns: runs(2000), examples: [['\u1fd2'], ['\u0390a']] })(
    'stays the same when it is cleaned again, for any text',
    (text) => {
      for (const clean of [cleanLine, cleanProse, cleanCode]) {
        const once = clean(text);
        expect(clean(once)).toBe(once);
        expect(once).toBe(once.normalize().trim());
        expect(once.isWellFormed()).toBe(true);
        expect(once.replaceAll('\n', '')).not.toMatch(/\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u);
      }
      expect(cleanLine(text)).not.toMatch(/[^\S ]| {2}/);
      expect(cleanLine(cleanProse(text))).toBe(cleanLine(text));
    },
  );
});

describe('text with invisible characters [case F7]', () => {
  const spoilt = (text: string) => UNSEEN.map((mark) => [...text].join(mark) + mark);

  it('is read as without them: postal codes, VAT ids, phones, codes, serials, numbers, figures [row D750]', () => {
    for (const text of spoilt('04229')) {
      expect(tidyPostalCode(text, 'DE')).toBe('04229');
      expect(postalCodeFault(text, 'DE')).toBeUndefined();
    }
    for (const text of spoilt('BT1 1AA')) expect(tidyPostalCode(text, 'GB')).toBe('BT1 1AA');
    for (const text of spoilt('DE123456789')) expect(vatIdFault(text)).toBeUndefined();
    for (const text of spoilt('+49 341 123-456')) expect(phoneFault(text)).toBeUndefined();
    for (const text of spoilt('THX-7K3M-9Q2X')) expect(readCode(text)).toBe('THX-7K3M-9Q2X');
    for (const text of spoilt('GW-4T8W2N6R')) expect(readOrderNumber(text)).toBe('GW-4T8W2N6R');
    for (const text of spoilt('26-0412')) expect(spelledNumber('serial', text)).toBe('26-0412');
    for (const text of spoilt('00340434161094021501'))
      expect(readTracking('dhl', text)).toBe('00340434161094021501');
    for (const text of spoilt('12,50')) expect(readFigure(text, TYPED_FIGURES.packPrice)).toBe(1250);
  });

  it('is read in full-width characters', () => {
    expect(tidyPostalCode('０４２２９', 'DE')).toBe('04229');
    expect(readOrderNumber('ＧＷ－４Ｔ８Ｗ２Ｎ６Ｒ')).toBe('GW-4T8W2N6R');
    expect(phoneFault('＋４９ ３４１ １２３４５６')).toBeUndefined();
  });

  it('is empty if it has no other characters [row D750]', () => {
    const address = { line1: 'Weg 1', postal_code: '04229', city: 'Leipzig', country: 'DE' };
    for (const mark of [...UNSEEN, ...GAPS]) {
      const { success } = recipientSchema.safeParse({ name: mark, address });
      expect(success, escape(mark)).toBe(false);
      expect(missingPart({ name: cleanLine(mark), address }, 'DE')).toBe('name');
    }
  });
});
