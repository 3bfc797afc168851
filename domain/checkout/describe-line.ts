import {
  type CartLine,
  describeLine,
  featureWords,
  isCustom,
  type LineConfig,
  type LineWords,
} from '../cart/cart-line.ts';
import { counted } from '../cart/counted.ts';
import type { Language } from '../languages.ts';
import { type Cents, times } from '../money.ts';

/** Features as the short lists of pages have them: a build has many, which are told apart by points. */
export const featureList = (config: LineConfig | undefined, features: readonly string[]): string =>
  features.filter(Boolean).join(config && isCustom(config) ? ' · ' : ', ');

interface Line<Price> {
  readonly name: string;
  readonly quantity: number;
  /** Price of one; undefined where there is none just now. */
  readonly unit: Price;
  readonly config: LineConfig;
}

/** What a line's configuration is called: by today's tables in a cart, as it was sold in an order (`SoldLine`). */
interface WrittenLine {
  readonly description: readonly LineWords[];
  readonly features: readonly string[];
}

/** Everything that cart, checkout, order page, letters and workshop say of a line, in its parts. */
export interface LineInWords<Price = Cents> {
  readonly name: string;
  /** "2 × Stratocaster" */
  readonly counted: string;
  /** Feature by feature, label first. */
  readonly description: readonly LineWords[];
  /** The same in one line, in short lists and in letters. */
  readonly features: string;
  readonly featuresInLetters: string;
  readonly quantity: number;
  readonly unit: Price;
  /** All pieces together. */
  readonly sum: Price;
}

export function lineInWords(line: Line<Cents>, said: WrittenLine): LineInWords;
export function lineInWords(line: Line<Cents | undefined>, said: WrittenLine): LineInWords<Cents | undefined>;
export function lineInWords(
  { name, quantity, unit, config }: Line<Cents | undefined>,
  { description, features }: WrittenLine,
): LineInWords<Cents | undefined> {
  return {
    name,
    counted: counted(quantity, name),
    description,
    features: featureList(config, features),
    featuresInLetters: features.join(' · '),
    quantity,
    unit,
    sum: unit === undefined ? undefined : times(unit, quantity),
  };
}

/** A line of the cart, at the price of one by today's list. */
export function cartLineInWords(line: CartLine, unit: Cents, language?: Language): LineInWords;
export function cartLineInWords(
  line: CartLine,
  unit: Cents | undefined,
  language?: Language,
): LineInWords<Cents | undefined>;
export function cartLineInWords(line: CartLine, unit: Cents | undefined, language: Language = 'en') {
  return lineInWords(
    { ...line, unit },
    { description: describeLine(line, language), features: featureWords(line, language) },
  );
}
