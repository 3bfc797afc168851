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
const said = { description: describeLine(line), features: featureWords(line) };

describe('what a line of an order says', () => {
  it('is one sum and one spelling, wherever it is read', () => {
    const words = lineInWords({ ...line, unit: cents(12_950) }, said);
    expect(words).toMatchObject({
      counted: `2 × ${line.name}`,
      sum: 25_900,
      features: said.features.join(', '),
      featuresInLetters: said.features.join(' · '),
    });
    expect(words.description.map(({ label }) => label)).toEqual(['Bundle', 'Flavor', 'Colour']);
  });

  it('has no sum while there is no price', () => {
    expect(cartLineInWords(line, undefined)).toMatchObject({ sum: undefined, counted: `2 × ${line.name}` });
  });

  it('counts what is several', () => {
    expect([counted(1, 'P90'), countedIfSeveral(1, 'P90'), countedIfSeveral(3, 'P90')]).toEqual([
      '1 × P90',
      'P90',
      '3 × P90',
    ]);
  });
});
