import type { BoxId } from '../admin/packaging.ts';
import { BENCH } from '../production/bench.ts';
import type { SoldPickup } from '../production/sold-pickup.ts';
import { hasConnector, isCustomUnit } from '../production/unit.ts';
import type { ColourId } from '../products/colours.ts';
import { cableOf } from '../tone/lead.ts';
import { isCeramic } from '../tone/magnets.ts';
import type { Recipe } from '../tone/pickup.ts';
import { coilGrams } from '../tone/wire-weight.ts';
import { amountOf } from './amounts.ts';
import { FLATWORK } from './parts.ts';

/** Parts are taken as coils are begun, as a pickup is assembled and measured, with its cover, and for a parcel. */
export const STAGES = ['begun', 'measured', 'cover', 'box'] as const;
export type NeedStage = (typeof STAGES)[number];

/** A part, its amount (`amounts.ts`), and the stage. */
export interface Need {
  readonly part: string;
  readonly amount: number;
  readonly stage: NeedStage;
}

export interface Needing extends Pick<SoldPickup, 'build' | 'cover' | 'bobbinScrews'> {
  readonly magnet: Pick<SoldPickup['magnet'], 'bars'>;
  readonly spacing_mm: number;
  readonly pickup: {
    readonly recipe: Pick<Recipe, 'bobbin' | 'magnet' | 'cover' | 'wires'>;
    readonly bobbin: Parameters<typeof coilGrams>[0]['bobbin'] &
      Pick<SoldPickup['pickup']['bobbin'], 'magnetCircuit'>;
    readonly winding: Parameters<typeof coilGrams>[0]['winding'];
  };
}

/** Wire of one coil (from 1), or of all coils. */
export function wireNeed({ pickup }: Pick<Needing, 'pickup'>, coil?: number): Need {
  const grams = coilGrams(pickup).filter((_, index) => coil === undefined || index + 1 === coil);
  return {
    part: `wire:${pickup.winding.awg}`,
    amount: amountOf(
      'g',
      grams.reduce((sum, each) => sum + each, 0),
    ),
    stage: 'begun',
  };
}

/** The two colours of a zebra, or one colour twice. */
const halves = (colour: ColourId): readonly string[] =>
  colour.startsWith('zebra-') ? colour.split('-').slice(1) : [colour, colour];

/** Colour of the bobbins: as visible through or without a cover, else black. */
function bobbinColour({ build }: Needing): ColourId {
  if (!isCustomUnit(build)) return build.pickupType === 'HUMBUCKER' ? build.color : 'black';
  const { base, model } = build.choices;
  return base !== undefined && model !== 'plain' ? (base as ColourId) : 'black';
}

function formers(needing: Needing): Record<string, number> {
  const { recipe } = needing.pickup;
  const { bobbin } = recipe;
  const colour = bobbinColour(needing);
  switch (bobbin) {
    case 'humbucker': {
      const [first = '', second = ''] = halves(colour);
      const id = (one: string) => `bobbin:humbucker:${one}`;
      return first === second ? { [id(first)]: 2 } : { [id(first)]: 1, [id(second)]: 1 };
    }
    case 'hp90':
      return { [`bobbin:hp90:${colour}`]: 1 };
    case 'hp90-noiseless':
      return { [`bobbin:hp90-noiseless:${colour}`]: 2 };
    case 'p90-dogear':
    case 'p90-soapbar':
      return { 'bobbin:p90': 1 };
    default: {
      const { rods, pairs } = FLATWORK[bobbin];
      const rod = isCeramic(recipe.magnet) ? 'steel' : recipe.magnet;
      return { [`flatwork:${bobbin}`]: pairs, [`rod:${rod}`]: rods };
    }
  }
}

function fittings({ pickup: { recipe }, bobbinScrews, magnet }: Needing): Record<string, number> {
  const { bobbin } = recipe;
  const kind = recipe.magnet === 'CER3' ? 'CER' : recipe.magnet;
  const bars = recipe.magnet === 'CER3' ? 3 : magnet.bars;
  const common = { 'screw:bobbin': bobbinScrews };
  switch (bobbin) {
    case 'humbucker':
      return {
        ...{ 'baseplate:humbucker': 1, 'keeper:humbucker': 1, 'screw:pole': 6, slug: 6 },
        ...{ [`bar:${kind}`]: bars, ...common },
      };
    case 'hp90':
      return { 'baseplate:hp90': 1, 'keeper:p90': 1, 'screw:pole': 6, [`bar:${kind}`]: bars, ...common };
    case 'hp90-noiseless':
      return { 'baseplate:hp90': 1, 'keeper:p90': 1, 'screw:pole': 6, [`half-bar:${kind}`]: 4, ...common };
    case 'p90-dogear':
    case 'p90-soapbar':
      return { 'baseplate:p90': 1, 'keeper:p90': 1, 'screw:pole': 6, [`bar:${kind}`]: bars, ...common };
    case 'telecaster-bridge':
      return { 'plate:telecaster': 1, ...(bars > 0 && { [`bar:${kind}`]: bars }) };
    default:
      return bars > 0 ? { [`bar:${kind}`]: bars } : {};
  }
}

/** Id of a pickup's cover; undefined without one. */
function coverNeed({ build, cover, spacing_mm, pickup: { recipe } }: Needing): string | undefined {
  if (cover.kind === 'none') return undefined;
  if (isCustomUnit(build)) {
    const { model, color, base, pickup } = build.choices;
    const spacing = spacing_mm >= 51 ? 52 : 50;
    if (recipe.cover === 'nickel-closed') return `cover:closed:${spacing}`;
    if (build.pickupType.startsWith('CUSTOM_P90')) return `cover:p90-${pickup}:${base}`;
    const kind = recipe.bobbin === 'humbucker' ? 'humbucker' : 'hp90';
    return `cover:${kind}:${model}:${color}:${spacing}`;
  }
  if (recipe.bobbin === 'telecaster-neck') return 'cover:telecaster-neck';
  if (recipe.cover === 'nickel-closed') return `cover:closed:${spacing_mm >= 51 ? 52 : 50}`;
  return `cover:${build.pickupType.toLowerCase().replaceAll('_', '-')}:${build.color}`;
}

const at = (stage: NeedStage, parts: Record<string, number>): Need[] =>
  Object.entries(parts)
    .filter(([, amount]) => amount > 0)
    .map(([part, amount]) => ({ part, amount, stage }));

/** All parts of a pickup, each once a stage. */
export function needsOf(sold: Needing): readonly Need[] {
  const { recipe, bobbin } = sold.pickup;
  const cover = coverNeed(sold);
  // A Precision has two halves, each with its own cover, and one lead between them.
  const covers = recipe.bobbin === 'precision-bass' ? 2 : 1;
  return [
    wireNeed(sold),
    ...at('begun', formers(sold)),
    ...at('measured', fittings(sold)),
    ...at('cover', {
      ...(cover && { [cover]: covers }),
      [`cable:${cableOf(bobbin, recipe.wires)}`]: amountOf('m', BENCH.leadLength_cm / 100),
      ...(hasConnector(sold.build) && { [`connector:${recipe.wires}`]: 1 }),
    }),
  ];
}

export const boxNeeds = (boxes: readonly BoxId[]): readonly Need[] =>
  at(
    'box',
    Object.fromEntries([...Map.groupBy(boxes, (box) => `box:${box}`)].map(([id, all]) => [id, all.length])),
  );
