import type { Language } from '../languages.ts';
import { pictureFile } from '../products/picture-files.ts';
import { isKeyOf } from '../records.ts';
import { type Circuit, inductanceAt, SHEET_LOAD } from '../tone/circuit.ts';
import type { Pickup } from '../tone/pickup.ts';
import { resonance } from '../tone/resonance.ts';
import { coilResistance } from '../tone/winding.ts';
import { type Awg, outerDiameter } from '../tone/wire.ts';
import type { SetColours } from '../wiring/cables.ts';
import { LEAD_COLOURS } from '../wiring/lead-colours.ts';
import { LEAD_WORDS } from '../wiring/lead-words.messages.ts';
import { BENCH } from './bench.ts';
import { type BenchStep, benchStepsOf } from './bench-steps.ts';
import { coilPlan, type PlannedCoil, type Polarity } from './coil-plan.ts';
import { coloursFor, type Lead, leadsOf } from './leads.ts';
import { MADE_WORDS } from './made-words.messages.ts';
import type { MagnetMessages } from './magnet.messages.ts';
import type { SoldPickup } from './sold-pickup.ts';
import { inductanceTarget, resistanceTarget, type Target, turnsTarget } from './tolerance.ts';
import { hasConnector, isCustomUnit } from './unit.ts';
import { colourWords } from './unit-look.ts';

interface SheetCoil extends Omit<PlannedCoil, 'name'> {
  /** In the language of the sheet. */
  readonly name: string;
  readonly number: number;
  readonly turns: Target;
  /** Ω at 20 °C. */
  readonly resistance: Target;
}

export interface BuildSheet {
  readonly name: string;
  readonly summary: string;
  readonly wire: { readonly awg: Awg; readonly diameter_mm: number; readonly enamel: string };
  readonly coils: readonly SheetCoil[];
  readonly magnet: MagnetMessages;
  readonly polarity: Polarity;
  /** Reverse wound, reverse polarity, compared with the usual at its place. */
  readonly reversed: boolean;
  /** "by hand, scatter". */
  readonly wound: string;
  /** Connection of two coils: "grey to yellow"; undefined for one coil. */
  readonly join?: string;
  /** The same connection by coil ends, if `join` has colours: "finish to finish". */
  readonly joinedEnds?: string;
  readonly cover: string;
  readonly colourNames: readonly string[];
  /** Two bobbins of two colours. */
  readonly isZebra: boolean;
  readonly spacing_mm: number;
  readonly potted: boolean;
  /** Conductors of the lead. */
  readonly wires: 2 | 5;
  /** Its lead ends in a quick connector, whose pins have the numbers of the leads. */
  readonly connector: boolean;
  readonly leads: readonly Lead[];
  /** The makers have set those colours. Example colours are not shown outside the workshop. */
  readonly coloursAreSet: boolean;
  /** Both coils in series, Ω at 20 °C, and H at 120 Hz. */
  readonly resistance: Target;
  readonly inductance: Target;
  /** Into the sheet load, Hz. */
  readonly resonance_Hz: number;
  readonly circuit: Circuit;
  readonly steps: readonly BenchStep[];
  readonly drawing: { readonly path: string; readonly number: string };
  readonly picture: { readonly path: string; readonly alt: string };
}

const WOUND = { scatter: 'by hand, scatter', layered: 'by hand, layers' } as const;

function sheetCoils(pickup: Pickup): readonly SheetCoil[] {
  const { bobbin, winding } = pickup;
  const wires = winding.turns.map((turns) => coilResistance(bobbin, turns, winding.awg));
  const whole = wires.reduce((sum, ohms) => sum + ohms, 0);
  return coilPlan(pickup).coils.map((coil, index) => ({
    ...coil,
    number: index + 1,
    turns: turnsTarget(winding.turns[index] ?? 0),
    resistance: resistanceTarget(((wires[index] ?? 0) / whole) * winding.resistance_Ohm),
  }));
}

/** "grey to yellow" if the joined ends have colours, else "finish to start". */
function joined(pickup: Pickup, leads: readonly Lead[]): Pick<BuildSheet, 'join' | 'joinedEnds'> {
  const { join } = coilPlan(pickup);
  if (!join) return {};
  const ends = join.join(' to ');
  const [first, second] = [`${join[0]}1`, `${join[1]}2`].map(
    (end) => leads.find(({ id, to }) => id === end && typeof to === 'number')?.colour.name,
  );
  return first && second ? { join: `${first} to ${second}`, joinedEnds: ends } : { join: ends };
}

export const soldPicture = ({ picture }: SoldPickup): { readonly path: string; readonly alt: string } => ({
  path: pictureFile(picture, 960),
  alt: picture.alt,
});

export function buildSheet(sold: SoldPickup, set: SetColours = {}): BuildSheet {
  const { pickup, colourNames, isZebra, magnet, cover, spacing_mm, drawing } = sold;
  const { recipe, winding, circuit } = pickup;
  const plan = coilPlan(pickup);
  const leads = leadsOf(plan.leads, set);
  return {
    name: sold.name,
    summary: sold.summary,
    wire: {
      awg: winding.awg,
      diameter_mm: Math.round(outerDiameter(winding.awg) * 1e7) / 1e4,
      enamel: 'single-build enamel',
    },
    coils: sheetCoils(pickup),
    magnet,
    polarity: plan.polarity,
    reversed: recipe.reversed === true,
    wound: WOUND[recipe.wound],
    ...joined(pickup, leads),
    cover: cover.words,
    colourNames,
    isZebra,
    spacing_mm,
    potted: recipe.potted,
    wires: recipe.wires,
    connector: hasConnector(sold.build),
    leads,
    coloursAreSet: coloursFor(plan.leads, set) !== undefined,
    resistance: resistanceTarget(winding.resistance_Ohm),
    inductance: inductanceTarget(inductanceAt(circuit, BENCH.measuredAt.frequency_Hz)),
    resonance_Hz: resonance(circuit, SHEET_LOAD).frequency_Hz,
    circuit,
    steps: benchStepsOf(plan, { potted: recipe.potted, cover: cover.kind }),
    drawing,
    picture: soldPicture(sold),
  };
}

/** The build sheet in the makers' language. Leads, directions and poles stay ids (`LEAD_WORDS`, `COIL_WORDS`). */
export function buildSheetIn(sold: SoldPickup, set: SetColours, language: Language): BuildSheet {
  const sheet = buildSheet(sold, set);
  if (language === 'en') return sheet;
  const messages = MADE_WORDS[language];
  const colour = ({ name, ...hex }: BuildSheet['leads'][number]['colour']) => ({
    ...hex,
    name: isKeyOf(LEAD_COLOURS, name) ? LEAD_WORDS[language].colour(name) : name,
  });
  const { name, words: summary } = ownWords(sold, language);
  const { magnet, join, joinedEnds, coils, leads } = sheet;
  return {
    ...sheet,
    name,
    summary,
    wire: { ...sheet.wire, enamel: messages.enamel(sheet.wire.enamel) },
    coils: coils.map((coil) => ({ ...coil, name: messages.poles(coil.name) })),
    magnet: { ...magnet, name: messages.magnetName(magnet.name) },
    wound: messages.wound(sheet.wound),
    ...(join && { join: messages.join(join) }),
    ...(joinedEnds && { joinedEnds: messages.join(joinedEnds) }),
    cover: messages.cover(sheet.cover),
    colourNames: sheet.colourNames.map(messages.colour),
    leads: leads.map((lead) => ({ ...lead, colour: colour(lead.colour) })),
    steps: benchStepsOf(sheet, { potted: sheet.potted, cover: sold.cover.kind }, language),
  };
}

const NBSP = '\u00a0';

/** Name and one-line description of a pickup for its owner. The frozen description is in English. */
export function ownWords(sold: SoldPickup, language: Language) {
  if (language === 'en') return { name: sold.name, words: sold.summary };
  const messages = MADE_WORDS[language];
  const { build, flavor, shape, colourNames, spacing_mm, pickup } = sold;
  const resistance = `${String(pickup.winding.resistance_Ohm / 1000).replace('.', ',')}${NBSP}kΩ`;
  // The name of a stock pickup contains its position.
  const parts = isCustomUnit(build)
    ? [
        shape && messages.shape(shape),
        colourWords(colourNames.map(messages.colour)),
        `${spacing_mm}${NBSP}mm`,
        resistance,
      ]
    : [flavor, colourWords(colourNames.map(messages.colour))];
  const reversed = pickup.recipe.reversed && messages.reversed;
  const connector = hasConnector(build) && messages.connector;
  return {
    name: messages.name(sold.name),
    words: [...parts, reversed, connector].filter(Boolean).join(', '),
  };
}
