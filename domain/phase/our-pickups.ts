import { buildPath, offersIn, openFields } from '../configurator/configurator.ts';
import { type CustomConfig, configuratorOf } from '../configurator/custom-types.ts';
import type { Choices } from '../configurator/record.ts';
import type { Language } from '../languages.ts';
import { type CoilPlan, coilPlan } from '../production/coil-plan.ts';
import { leadsOf } from '../production/leads.ts';
import { LEAD_KIND_DRAWINGS } from '../production/passport-wiring.ts';
import { pickupOf, type UnitBuild, unitName } from '../production/unit.ts';
import { bundlesOf, flavorsOf, isReversible, positionsOf } from '../products/catalogue.ts';
import { BUNDLES, type Position } from '../products/pickup-types.ts';
import { PRODUCTS, type Product } from '../products/products.ts';
import type { PickupKindId } from '../wiring/pickup-kinds.ts';
import type { PhasePlace } from './kept-pickups.ts';
import { PHASE_NAMES } from './phase-names.messages.ts';
import type { Sign, Signs } from './signs.ts';

/** One of our pickups for the phase card: plain data, so that no page loads the tone model for it. */
export interface OurPickup {
  /** Spelling in addresses: `telecaster.bridge`; `build` for one from the configurator. */
  readonly id: string;
  readonly name: string;
  readonly place: PhasePlace;
  readonly kind: PickupKindId;
  /** Signs of the usual winding. */
  readonly signs: Signs;
  readonly metal?: 'plate' | 'cover';
  readonly href: string;
  readonly reversedHref?: string;
}

/** "coil finish", "coil 1 start", "half 2 finish": number and end of the coil. */
const END = /^(?:coil|half)(?: (\d))? (start|finish)/;

/** Signs of the coil whose end is hot, from the build sheet's plan. A second coil agrees with it. */
function signsOf(plan: CoilPlan): Signs {
  const hot = leadsOf(plan.leads).find(({ to }) => to === 'hot');
  const [, number = '1', end] = END.exec(hot?.from ?? '') ?? [];
  const coil = plan.coils[Number(number) - 1];
  if (!coil || !end) throw new Error(`No coil ends in the hot lead of ${plan.leads}`);
  const direction: Sign = coil.direction === 'clockwise' ? 1 : -1;
  return {
    pole: coil.pole === 'N' ? 1 : -1,
    turn: end === 'finish' ? direction : direction === 1 ? -1 : 1,
  };
}

/** Single-coil pickups that are drawn as the pickup of their instrument. */
const DRAWN: Readonly<Record<string, PickupKindId>> = {
  'telecaster neck': 'telecaster-neck',
  'telecaster bridge': 'telecaster-bridge',
  'jazz-bass neck': 'jazz-bass',
  'jazz-bass bridge': 'jazz-bass',
};
const METAL: Readonly<Partial<Record<PickupKindId, 'plate' | 'cover'>>> = {
  'telecaster-neck': 'cover',
  'telecaster-bridge': 'plate',
};

const placeOf = (position: Position): PhasePlace => (position === 'split' ? 'neck' : position);

function stockPickups(product: Product, language: Language): readonly OurPickup[] {
  const [pickupFlavor] = flavorsOf(product);
  const [color] = product.colours;
  if (!pickupFlavor) return [];
  return positionsOf(product).map((position): OurPickup => {
    const build: UnitBuild = { pickupType: product.type, pickupFlavor, color, position };
    const plan = coilPlan(pickupOf(build));
    const kind = DRAWN[`${product.slug} ${position}`] ?? LEAD_KIND_DRAWINGS[plan.leads];
    const bundle = BUNDLES.find((known) => known.toLowerCase() === position) ?? 'SET';
    const isAlone = bundlesOf(product).includes(bundle);
    const metal = METAL[kind];
    const href = `/shop/${product.slug}?bundleType=${(isAlone ? bundle : 'SET').toLowerCase()}`;
    return {
      id: `${product.slug}.${position}`,
      name: position === 'split' ? product.name : PHASE_NAMES[language].ours(product.name, position),
      place: placeOf(position),
      kind,
      signs: signsOf(plan),
      ...(metal && { metal }),
      href,
      ...(isAlone && isReversible(product, bundle) && { reversedHref: `${href}&wound=reverse` }),
    };
  });
}

export const ourPickups = (language: Language = 'en'): readonly OurPickup[] =>
  (PRODUCTS as readonly Product[]).flatMap((product) => stockPickups(product, language));

/** A complete build in its usual winding; undefined if it is incomplete. */
export function ourBuild({ pickupType, choices }: CustomConfig, language: Language): OurPickup | undefined {
  const configurator = configuratorOf({ pickupType });
  if (openFields(configurator, choices).length > 0) return undefined;
  const { wound: _, ...usual }: Choices = choices;
  const build: CustomConfig = { pickupType, choices: usual };
  const plan = coilPlan(pickupOf(build));
  const place = usual.spacing === '52' ? 'bridge' : 'neck';
  const isReversibleBuild = offersIn(configurator, usual, 'wound').length > 0;
  return {
    id: 'build',
    name: PHASE_NAMES[language].ours(unitName(build), place),
    place,
    kind: LEAD_KIND_DRAWINGS[plan.leads],
    signs: signsOf(plan),
    href: buildPath(configurator, usual),
    ...(isReversibleBuild && { reversedHref: buildPath(configurator, { ...usual, wound: 'reverse' }) }),
  };
}
