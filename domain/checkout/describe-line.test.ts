import { describe, expect, it } from 'vitest';
import { describeLine, featureWords, lineFor } from '../cart/cart-line.ts';
import { counted, countedIfSeveral } from '../cart/counted.ts';
import { cents } from '../money.ts';
import { cartLineInWords, lineInWords } from './describe-line.ts';

const line = lineFor(
  { pickupType: 'STRATOCASTER', bundleType: 'SET', pickupFlavor: 'VINTAGE', color: 'white' },
  2,
);
if (!line) throw new Error('There is no such line');
const texts = { description: describeLine(line), features: featureWords(line) };

describe('the text of an order’s line', () => {
  it('has the same sum and spelling everywhere', () => {
    const words = lineInWords({ ...line, unit: cents(12_950) }, texts);
    expect(words).toMatchObject({
      counted: `2 × ${line.name}`,
      sum: 25_900,
      features: texts.features.join(', '),
      featuresInLetters: texts.features.join(' · '),
    });
    expect(words.description.map(({ label }) => label)).toEqual(['Bundle', 'Flavor', 'Colour']);
  });

  it('has no sum without a price', () => {
    expect(cartLineInWords(line, undefined)).toMatchObject({ sum: undefined, counted: `2 × ${line.name}` });
  });

  it('shows the count of several pieces', () => {
    expect([counted(1, 'P90'), countedIfSeveral(1, 'P90'), countedIfSeveral(3, 'P90')]).toEqual([
      '1 × P90',
      'P90',
      '3 × P90',
    ]);
  });
});
