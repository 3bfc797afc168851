import type { Language } from '../languages.ts';
import type { Position } from '../products/pickup-types.ts';
import { stockRecipe } from '../products/winding-table.ts';
import { BOBBINS } from '../tone/bobbins.ts';
import { guitarLoad, inductanceAt, type Load, METER_HZ } from '../tone/circuit.ts';
import { doubtOf } from '../tone/doubt.ts';
import { type Magnet, magnetFigures } from '../tone/magnets.ts';
import { humLevel, makePickup, outputLevel, type Pickup, type Recipe } from '../tone/pickup.ts';
import type { PlaceId } from '../tone/strings.ts';
import { inductance, turnsFor } from '../tone/winding.ts';
import { type Awg, GAUGES } from '../tone/wire.ts';
import { pickupOfCircuit } from '../your-pickup/pickup-of-circuit.ts';
import { ohmsFit, pickupOfOhms, yourCircuit, yourDoubt } from '../your-pickup/pickup-of-ohms.ts';
import { USUAL_BUILDS } from '../your-pickup/pickup-types.ts';
import type { YourPickup } from '../your-pickup/your-pickup.ts';
import { type Heard, heardOf } from './figures.ts';
import { type KindId, kindOf } from './kinds.ts';
import { doubtOfMeasured, measuredBy, measuredPickup } from './measured-pickups.ts';
import { type NameId, namedBy, nameWords, TYPES } from './names.ts';
import type { Question } from './question.ts';

export interface Yours extends Heard {
  readonly load: Load;
  readonly inductance_H: number;
  readonly turns: number;
  readonly awgs: readonly Awg[];
  readonly magnet?: Magnet;
}

export type NoYours =
  | { readonly missing: 'said' }
  /** No pickup of the kind has such a reading. */
  | { readonly missing: 'possible'; readonly kOhm: number; readonly meant?: number }
  /** The measurement is only in the visitor's browser, or missing. */
  | { readonly missing: 'measurement' };

const isPickup = (yours: Yours | NoYours): yours is Yours => 'circuit' in yours;

export { isPickup as isYours };

/** A share of the turns in dB. */
const ofTurns = (share: number): number => 20 * Math.log10(1 + share);

function levelOf(
  kind: KindId,
  position: Position,
  { circuit, doubt }: Pick<Yours, 'circuit' | 'doubt'>,
  /** Its own, if the magnets of its kind are others. */
  magnet?: Magnet,
) {
  const { at } = kindOf(kind);
  const magnets = magnet ? ([magnet] as const) : kindOf(kind).magnets;
  const where = at[position];
  if (!where) throw new Error(`No ${kind} at ${position}`);
  const build = USUAL_BUILDS[where.type];
  const bobbin = BOBBINS[build.bobbin];
  const one = inductance(
    bobbin,
    bobbin.inductanceFactors.map(() => 1),
    magnet ? magnetFigures(magnet, bobbin.magnetCircuit).inductance : 1,
  );
  const turns = Math.sqrt(circuit.inductance_H / one);
  const wound = (magnet: Magnet, awg: Awg = 43): Pickup =>
    makePickup({ ...plain(build.bobbin, where.place, build.cover), wind: { turns }, awg, magnet });
  const outputs = magnets.map((magnet) => outputLevel(wound(magnet)));
  const [least, most] = [Math.min(...outputs), Math.max(...outputs)];
  const likely = (awg: Awg) =>
    Math.abs(Math.log(turnsFor(bobbin, circuit.resistance_Ohm, awg) / turns)) < 0.16;
  const awgs = GAUGES.filter(likely);
  return {
    turns,
    awgs:
      awgs.length > 0 ? awgs : [nearestGauge(turns, (awg) => turnsFor(bobbin, circuit.resistance_Ohm, awg))],
    output_dB: (least + most) / 2,
    outputDoubt_dB: Math.hypot(ofTurns(doubt.inductance / 2), (most - least) / 2),
    hum_dB: humLevel(wound(magnets[0])),
    load: guitarLoad(bobbin.pots),
    place: where.place,
    inductance_H: inductanceAt(circuit, METER_HZ),
  };
}

const nearestGauge = (turns: number, turnsOf: (awg: Awg) => number): Awg =>
  GAUGES.reduce((best, awg) =>
    Math.abs(Math.log(turnsOf(awg) / turns)) < Math.abs(Math.log(turnsOf(best) / turns)) ? awg : best,
  );

const plain = (
  bobbin: Recipe['bobbin'],
  place: PlaceId,
  cover: Recipe['cover'],
): Omit<Recipe, 'wind' | 'magnet'> => ({
  bobbin,
  place,
  cover,
  potted: true,
  matched: true,
  wires: 2,
  wound: 'scatter',
});

function byOhms(kind: KindId, position: Position, kOhm: number): Yours | NoYours {
  const where = kindOf(kind).at[position];
  if (!where) throw new Error(`No ${kind} at ${position}`);
  const ohms = kOhm * 1000;
  if (!ohmsFit(where.type, ohms)) {
    const meant = [kOhm / 1000, kOhm * 1000].find((other) => ohmsFit(where.type, other * 1000));
    return { missing: 'possible', kOhm, ...(meant !== undefined && { meant: Number(meant.toPrecision(4)) }) };
  }
  const pickup = pickupOfOhms(where.type, ohms);
  const build = USUAL_BUILDS[where.type];
  const losses = makePickup({
    ...plain(build.bobbin, where.place, build.cover),
    wind: { ohms },
    awg: 43,
    magnet: 'A5',
  });
  const known = {
    circuit: {
      ...losses.circuit,
      inductance_H: pickup.inductance_H.value,
      capacitance_F: pickup.capacitance_F.value,
    },
    doubt: yourDoubt(pickup),
  };
  return { ...known, ...levelOf(kind, position, known) };
}

function ofRecipe(recipe: Recipe): Yours {
  const pickup = makePickup(recipe);
  return { ...heardOf(pickup), awgs: [pickup.winding.awg], magnet: recipe.magnet };
}

/** A pickup by its name. Throws if there is none of that name there. */
export function yoursByName(name: NameId, position: Position): Yours {
  const named = namedBy(name);
  if (named.of === 'us') {
    const recipe = stockRecipe(named.type, named.flavor, position);
    if (!recipe) throw new Error(`No ${name} at ${position}`);
    return ofRecipe(recipe);
  }
  if (named.of === 'measured') {
    const { kind, magnet } = measuredBy(named.id);
    const pickup = measuredPickup(named.id);
    const { circuit } = pickup;
    const doubt = doubtOf(pickup);
    // Turns and output follow from L by the bobbin, which is as uncertain as in any pickup of its class.
    return {
      ...levelOf(kind, position, { circuit, doubt }, magnet),
      ...{ circuit, doubt: doubtOfMeasured(doubt) },
    };
  }
  const { kind, wind, awg, magnet } = TYPES[named.id];
  const where = kindOf(kind).at[position];
  if (!where) throw new Error(`No ${name} at ${position}`);
  const { bobbin, cover } = USUAL_BUILDS[where.type];
  return ofRecipe({ ...plain(bobbin, where.place, cover), wind, awg, magnet });
}

/** The visitor's pickup. `measured` is the measurement from the browser, if the question uses it. */
export function yoursOf(question: Question, measured?: YourPickup): Yours | NoYours {
  const { way, kind, position, kOhm, name } = question;
  switch (way) {
    case 'ohms':
      return kOhm === undefined ? { missing: 'said' } : byOhms(kind, position, kOhm);
    case 'name':
      return name === undefined ? { missing: 'said' } : yoursByName(name, position);
    case 'measured': {
      if (!measured) return { missing: 'measurement' };
      const known = { circuit: yourCircuit(measured), doubt: yourDoubt(measured) };
      return { ...known, ...levelOf(kind, position, known) };
    }
  }
}

/** The visitor's pickup for other pages; undefined if incomplete or impossible. Its name keeps its language. */
export function saidPickup(question: Question, language: Language = 'en'): YourPickup | undefined {
  const { way, kind, position, kOhm, name } = question;
  const type = kindOf(kind).at[position]?.type;
  if (!type) return undefined;
  if (way === 'ohms')
    return kOhm !== undefined && ohmsFit(type, kOhm * 1000) ? pickupOfOhms(type, kOhm * 1000) : undefined;
  const yours = way === 'name' && name ? yoursOf(question) : undefined;
  if (!yours || !name || !isPickup(yours)) return undefined;
  const named = namedBy(name);
  // Its losses are those of its own magnet and cover, not of its kind's.
  const { magnet = 'A5', cover } =
    named.of === 'measured' ? measuredBy(named.id) : { ...yours, cover: undefined };
  return pickupOfCircuit(yours.circuit, yours.doubt, {
    // The humbucker-sized P90 is wound like other P90s.
    type: named.of === 'us' && named.type === 'HUMBUCKER_P90' ? 'p90' : type,
    source: 'named',
    name: nameWords(name, language),
    magnet,
    ...(cover && { cover }),
  });
}

/** True if two questions are about the same pickup, regardless of the complaint. */
export const isSameHave = (one: Question, other: Question): boolean =>
  (['way', 'kind', 'position', 'kOhm', 'name'] as const).every((key) => one[key] === other[key]);
