import type { Balanced } from '#domain/balance/balance.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { isCustom } from '#domain/cart/cart-line.ts';
import { configuratorOf } from '#domain/configurator/custom-types.ts';
import { toneBuildOf } from '#domain/configurator/tone-build.ts';
import { NAMES, namedAt, nameWords } from '#domain/finder/names.ts';
import { FIRST_QUESTION, withName } from '#domain/finder/question.ts';
import { isYours, yoursOf } from '#domain/finder/yours.ts';
import type { Language } from '#domain/languages.ts';
import { productByType } from '#domain/products/catalogue.ts';
import { FLAVOR_NAMES } from '#domain/products/pickup-types.ts';
import { stockPickup } from '#domain/products/winding-table.ts';
import { buildPickup } from '#domain/tone/build.ts';
import { instrumentAt } from '#domain/tone/take-places.ts';
import { voiceOf } from '#domain/tone/voice.ts';
import { USUAL_BUILDS } from '#domain/your-pickup/pickup-types.ts';
import { pickupWords } from '#domain/your-pickup/pickup-words.ts';
import type { YourPickup } from '#domain/your-pickup/your-pickup.ts';
import { CARD_MESSAGES } from './balance-card.messages.ts';

export interface Beside {
  readonly id: string;
  /** In a heading: "Humbucker Vintage". */
  readonly name: string;
  readonly label: string;
  readonly heard: () => Balanced;
}

type At = 'neck' | 'bridge';

/** Guitar pickups of the cart for that position, the last one first. */
export function inCart(cart: Cart, at: At, language: Language): readonly Beside[] {
  const words = CARD_MESSAGES[language];
  return cart
    .flatMap(({ config, name }, index): Beside[] => {
      const id = `cart-${index}`;
      if (isCustom(config)) {
        const build = toneBuildOf(configuratorOf(config), config.choices);
        if ((build.position ?? 'neck') !== at) return [];
        return [{ id, name, label: words.inCart(name), heard: () => voiceOf(buildPickup(build)) }];
      }
      const { pickupType, pickupFlavor, bundleType } = config;
      const isThere = bundleType === 'SET' || bundleType === at.toUpperCase();
      const pickup = isThere ? stockPickup(pickupType, pickupFlavor, at) : undefined;
      if (!pickup || instrumentAt(pickup.recipe.place) !== 'guitar') return [];
      const named = `${productByType(pickupType).name} ${FLAVOR_NAMES[pickupFlavor]}`;
      return [{ id, name: named, label: words.inCart(named), heard: () => voiceOf(pickup) }];
    })
    .toReversed();
}

/** The visitor's stored pickup, assumed in that position. */
export function yoursBeside(pickup: YourPickup, at: At, language: Language): readonly Beside[] {
  const words = CARD_MESSAGES[language];
  const question = { ...FIRST_QUESTION, way: 'measured' as const, position: at };
  const kind = KIND_OF[pickup.type];
  if (!kind || instrumentAt(USUAL_BUILDS[pickup.type].places[at]) !== 'guitar') return [];
  const heard = () => {
    const yours = yoursOf({ ...question, kind }, pickup);
    if (!isYours(yours)) throw new Error('Nothing is kept');
    return yours;
  };
  const name = pickup.name ?? words.measured;
  return [{ id: 'yours', name, label: words.yours(pickupWords(pickup, language)), heard }];
}

/** The finder's kind of the visitor's pickup. */
const KIND_OF = {
  humbucker: 'humbucker',
  'humbucker-covered': 'humbucker-covered',
  p90: 'p90-soapbar',
  'single-coil': 'stratocaster',
  'telecaster-bridge': 'telecaster',
  'telecaster-neck': 'telecaster',
  'jazz-bass': undefined,
  'precision-bass': undefined,
} as const;

export const namesBeside = (at: At, language: Language): readonly Beside[] =>
  NAMES.flatMap(({ id }): Beside[] => {
    const { kind, position } = namedAt(id, at);
    if (position !== at || kind.includes('bass')) return [];
    const name = nameWords(id, language);
    const heard = () => {
      const yours = yoursOf(withName({ ...FIRST_QUESTION, way: 'name', position: at }, id));
      if (!isYours(yours)) throw new Error(`No ${id}`);
      return yours;
    };
    return [{ id, name: name.split(',')[0] ?? name, label: name, heard }];
  });
