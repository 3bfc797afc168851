import {
  type CartLine,
  describeLine,
  featureWords,
  isCustom,
  type LineConfig,
  type LineWords,
  nameIn,
} from '../cart/cart-line.ts';
import { counted } from '../cart/counted.ts';
import type { Language } from '../languages.ts';
import { type Cents, times } from '../money.ts';

/** Joins features for short lists. Builds have many, so they are separated by points. */
export const featureList = (config: LineConfig | undefined, features: readonly string[]): string =>
  features.filter(Boolean).join(config && isCustom(config) ? ' · ' : ', ');

interface Line<Price> {
  readonly name: string;
  readonly quantity: number;
  readonly unit: Price;
  readonly config: LineConfig;
}

/** Description of a line: by today's tables in a cart, as sold in an order (`SoldLine`). */
interface WrittenLine {
  /** In the language, if it differs from the line's name. */
  readonly name?: string;
  readonly description: readonly LineWords[];
  readonly features: readonly string[];
}

export interface LineInWords<Price = Cents> {
  readonly name: string;
  readonly counted: string;
  readonly description: readonly LineWords[];
  /** The features in one line, for short lists and for letters. */
  readonly features: string;
  readonly featuresInLetters: string;
  readonly quantity: number;
  readonly unit: Price;
  readonly sum: Price;
}

export function lineInWords(line: Line<Cents>, said: WrittenLine): LineInWords;
export function lineInWords(line: Line<Cents | undefined>, said: WrittenLine): LineInWords<Cents | undefined>;
export function lineInWords(
  { name: english, quantity, unit, config }: Line<Cents | undefined>,
  { name = english, description, features }: WrittenLine,
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

export function cartLineInWords(line: CartLine, unit: Cents, language?: Language): LineInWords;
export function cartLineInWords(
  line: CartLine,
  unit: Cents | undefined,
  language?: Language,
): LineInWords<Cents | undefined>;
export function cartLineInWords(line: CartLine, unit: Cents | undefined, language: Language = 'en') {
  return lineInWords(
    { ...line, unit },
    {
      name: nameIn(line, language),
      description: describeLine(line, language),
      features: featureWords(line, language),
    },
  );
}
