import type { MadeBuild } from '../configurator/build-key.ts';
import { type Configurator, choose, offersIn } from '../configurator/configurator.ts';
import { type BuildField, type Choices, FIELDS } from '../configurator/record.ts';
import { CONFIGURATORS } from '../configurator/tables.ts';
import { toneBuildOf } from '../configurator/tone-build.ts';
import { begin } from '../configurator/wizard.ts';
import { flavorsOf, productByType } from '../products/catalogue.ts';
import type { Flavor, Position } from '../products/pickup-types.ts';
import type { StockType } from '../products/products.ts';
import { stockPickup } from '../products/winding-table.ts';
import { type BuildKind, buildPickup } from '../tone/build.ts';
import { ownLoad, type Pickup } from '../tone/pickup.ts';
import { figuresUnder, heardOf, type ToneFigures } from './figures.ts';
import type { Rout } from './kinds.ts';

export type Sold =
  | { readonly kind: 'stock'; readonly type: StockType; readonly flavor: Flavor; readonly position: Position }
  | ({ readonly kind: 'build' } & MadeBuild);

export interface Candidate extends ReturnType<typeof heardOf> {
  readonly sold: Sold;
  readonly pickup: Pickup;
}

const STOCK_IN: Readonly<Record<Rout, readonly StockType[]>> = {
  humbucker: ['HUMBUCKER', 'HUMBUCKER_P90'],
  'p90-dogear': ['P90_DOGEAR'],
  'p90-soapbar': ['P90_SOAPBAR'],
  stratocaster: ['STRATOCASTER'],
  telecaster: ['TELECASTER'],
  'jazz-bass': ['JAZZ_BASS'],
  'precision-bass': ['PRECISION_BASS'],
};

/** Our builds by rout, with their first choices. A bare humbucker is built for the neck only (spec decision 11). */
const BUILDS_IN: Readonly<
  Partial<Record<Rout, readonly { kind: BuildKind; said: Choices; at?: Position }[]>>
> = {
  humbucker: [
    { kind: 'humbucker', said: { cover: 'none', base: 'black' }, at: 'neck' },
    { kind: 'humbucker', said: { cover: 'open', model: 'fishbone' } },
    { kind: 'humbucker', said: { cover: 'closed' } },
    { kind: 'hp90', said: { model: 'fishbone' } },
  ],
  'p90-dogear': [{ kind: 'p90-dogear', said: { pickup: 'dogear' } }],
  'p90-soapbar': [{ kind: 'p90-soapbar', said: { pickup: 'soapbar' } }],
};

const PLAIN: Choices = { coils: 'matched', potting: 'wax', wiring: '2-wire' };

const candidate = (sold: Sold, pickup: Pickup): Candidate => ({ sold, pickup, ...heardOf(pickup) });

function stockIn(rout: Rout, position: Position): readonly Candidate[] {
  return STOCK_IN[rout].flatMap((type) =>
    flavorsOf(productByType(type)).flatMap((flavor) => {
      const pickup = stockPickup(type, flavor, position);
      return pickup ? [candidate({ kind: 'stock', type, flavor, position }, pickup)] : [];
    }),
  );
}

/** A build with all these choices; those without a field in the configurator are ignored. */
const make = (configurator: Configurator, said: Choices): Choices =>
  FIELDS.reduce(
    (made, field) => choose(configurator, made, field, said[field] ?? ''),
    begin(configurator).choices,
  );

const ids = (configurator: Configurator, choices: Choices, field: BuildField): readonly string[] =>
  offersIn(configurator, choices, field).map(({ id }) => id);

function buildsIn(rout: Rout, position: Position): readonly Candidate[] {
  if (position !== 'neck' && position !== 'bridge') return [];
  return (BUILDS_IN[rout] ?? []).flatMap(({ kind, said, at }) => {
    if (at && at !== position) return [];
    const configurator: Configurator | undefined = Object.values<Configurator>(CONFIGURATORS).find(
      ({ makes }) => makes.some((made) => made.kind === kind),
    );
    if (!configurator) return [];
    const base = { ...PLAIN, ...said, spacing: position === 'bridge' ? '52' : '50' };
    const shaped = make(configurator, base);
    return ids(configurator, shaped, 'magnet').flatMap((magnet) =>
      ids(configurator, shaped, 'output').map((output) => {
        const choices = make(configurator, { ...base, output, magnet });
        return candidate(
          { kind: 'build', configurator, choices },
          buildPickup(toneBuildOf(configurator, choices)),
        );
      }),
    );
  });
}

/** Smaller differences in all three are inaudible: treble and output in dB, and hum. */
const ALIKE = { treble_dB: 1, output_dB: 1, hum_dB: 4 } as const;

const areAlike = (one: ToneFigures, other: ToneFigures): boolean =>
  (['treble_dB', 'output_dB', 'hum_dB'] as const).every(
    (key) => Math.abs(one[key] - other[key]) < ALIKE[key],
  );

const cache = new Map<string, readonly Candidate[]>();

function allIn(rout: Rout, position: Position): readonly Candidate[] {
  const key = `${rout} ${position}`;
  const cached = cache.get(key) ?? [...stockIn(rout, position), ...buildsIn(rout, position)];
  cache.set(key, cached);
  return cached;
}

/**
 * Our pickups that fit, stock first, only one of those that sound alike, independent of any comparison.
 * @param isSold leaves out what cannot be bought at present
 */
export function candidatesIn(
  rout: Rout,
  position: Position,
  isSold: (sold: Sold) => boolean = () => true,
): readonly Candidate[] {
  const distinct: { candidate: Candidate; figures: ToneFigures }[] = [];
  for (const next of allIn(rout, position)) {
    if (!isSold(next.sold)) continue;
    const figures = figuresUnder(next, ownLoad(next.pickup));
    if (!distinct.some((other) => areAlike(other.figures, figures)))
      distinct.push({ candidate: next, figures });
  }
  return distinct.map(({ candidate: one }) => one);
}
