import type { Day } from '#domain/calendar/day.ts';
import { COMPANY } from '#domain/company.ts';
import { decimalsIn, type Language } from '#domain/languages.ts';
import { BENCH } from '#domain/production/bench.ts';
import { type BuildSheet, buildSheetIn } from '#domain/production/build-sheet.ts';
import { COIL_WORDS } from '#domain/production/coil-plan.messages.ts';
import { coilPlan } from '#domain/production/coil-plan.ts';
import { inHenry, inKiloOhms } from '#domain/production/figures.ts';
import { bathWords } from '#domain/production/finish.ts';
import { MADE_WORDS } from '#domain/production/made-words.messages.ts';
import { passportPath } from '#domain/production/passport-path.ts';
import type { SoldPickup } from '#domain/production/sold-pickup.ts';
import { colourWords } from '#domain/production/unit-look.ts';
import type { SetColours } from '#domain/wiring/cables.ts';
import { LEAD_WORDS } from '#domain/wiring/lead-words.messages.ts';
import { TURN_MARKS } from '../platform/documents/marks.ts';
import type { PaperTools } from '../platform/documents/paper-tools.ts';
import { qrSvg } from '../platform/documents/qr.ts';
import type { Paper } from '../platform/documents/typeset.ts';
import { BUILD_SHEET_WORDS } from './build-sheet-paper.messages.ts';

export interface SheetRequest {
  readonly sold: SoldPickup;
  readonly order: string;
  /** "Jonas, Austria": as much as the bench needs. */
  readonly buyer: string;
  readonly unit: { readonly number: number; readonly of: number };
  readonly serial: string;
  readonly promised: Day;
  readonly note?: { readonly text: string; readonly by: string };
  readonly printed: Day;
  /** Lead colours, as far as they are set. */
  readonly colours: SetColours;
  /** Language of the printing maker; English by default. */
  readonly language?: Language;
}

const NBSP = '\u00a0';
/** Two lines; the order page has the complete note. */
const LONGEST_NOTE = 140;

const shortened = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

const hexOf = (colour: object): string | null => ('hex' in colour ? String(colour.hex) : null);

const range = (
  { low, high }: { readonly low: number; readonly high: number },
  write: (value: number, language: Language) => string,
  language: Language,
) => `${write(low, language)} – ${write(high, language)}`;

function coilsOf({ coils, leads }: BuildSheet, language: Language) {
  const ways = new Set(coils.map(({ direction }) => direction));
  const labels = BUILD_SHEET_WORDS[language];
  return coils.map((coil) => ({
    title: labels.coil(coils.length > 1 ? coil.number : undefined),
    name: labels.up(coil.name, coil.pole),
    turns: coil.turns.target,
    // Only if the coils have separate leads.
    leads:
      coils.length < 2
        ? []
        : (['start', 'finish'] as const).flatMap((end) => {
            const lead = leads.find(({ id }) => id === `${end}${coil.number}`);
            return lead
              ? [{ colour: hexOf(lead.colour), words: `${labels.ends[end]} ${lead.colour.name}` }]
              : [];
          }),
    detail: [
      `${range(coil.resistance, inKiloOhms, language)}${NBSP}kΩ`,
      ...(ways.size > 1 ? [COIL_WORDS[language].direction[coil.direction]] : []),
    ].join(' · '),
  }));
}

function directionOf({ coils }: BuildSheet, language: Language) {
  const [first] = coils;
  const way = first?.direction ?? 'clockwise';
  const directionWords = COIL_WORDS[language].direction[way];
  const labels = BUILD_SHEET_WORDS[language];
  if (coils.length < 2) return { label: labels.fromAbove, way, said: directionWords, words: directionWords };
  const alike = coils.every(({ direction }) => direction === way);
  return alike
    ? { label: labels.bothFromAbove, way, said: directionWords, words: directionWords }
    : { label: labels.against, way, said: directionWords, words: labels.firstCoil };
}

function specsOf(
  { sold }: SheetRequest,
  sheet: BuildSheet,
  language: Language,
): readonly (readonly [name: string, value: string, detail: string])[] {
  const { magnet, polarity, wound, reversed, join, joinedEnds = '', cover, colourNames, coils } = sheet;
  const specs = BUILD_SHEET_WORDS[language].specs;
  const { polarity: poles } = COIL_WORDS[language];
  const south = coilPlan(sold.pickup).coils.find(({ pole }) => pole === 'S')?.name;
  const { minutes, temperature_C } = BENCH.wax;
  return [
    [specs.magnet, magnet.name, MADE_WORDS[language].magnetForm(magnet)],
    [
      specs.polarity,
      poles(polarity),
      coils.length > 1 ? poles({ ...polarity, pole: 'S', of: south }) : specs.upperSide,
    ],
    [specs.wound, wound, reversed ? specs.reversed : ''],
    [specs.join, join ?? specs.oneCoil, joinedEnds],
    [specs.cover, cover, ''],
    [specs.colours, colourWords(colourNames) || specs.bare, sheet.isZebra ? specs.zebra : ''],
    [specs.spacing, decimalsIn(`${sheet.spacing_mm}${NBSP}mm`, language), specs.outerPoles],
    sheet.potted
      ? [specs.potting, specs.wax, bathWords(minutes, temperature_C, language)]
      : [specs.potting, specs.noWax, ''],
  ];
}

function sheetData(request: SheetRequest, sheet: BuildSheet, language: Language) {
  const { order, buyer, unit, serial, promised, note, printed } = request;
  const { wire, leads, coloursAreSet, wires, connector, resistance, inductance, coils, drawing, picture } =
    sheet;
  const { toleranceTurns, tolerancePercent, measuredAt } = BENCH;
  const labels = BUILD_SHEET_WORDS[language];
  const spacing = decimalsIn(String(sheet.spacing_mm), language);
  return {
    words: labels.fixed,
    language,
    shop: COMPANY.shopName,
    day: printed.split('-').map(Number),
    name: sheet.name,
    summary: sheet.summary,
    order,
    buyer: shortened(buyer, 34),
    unit: labels.unitOf(unit.number, unit.of),
    serial,
    promised: { label: labels.promised, day: labels.promisedDay(promised) },
    note: note ? { text: shortened(note.text, LONGEST_NOTE), by: note.by } : null,
    coils: coilsOf(sheet, language),
    wire: { gauge: `${wire.awg} AWG`, size: labels.enamel(decimalsIn(String(wire.diameter_mm), language)) },
    direction: directionOf(sheet, language),
    specs: specsOf(request, sheet, language),
    picture: 'picture.jpg',
    'picture-alt': labels.picture(sheet.name) ?? picture.alt,
    'drawing-alt': labels.drawing(spacing),
    'leads-title': `${labels.leads(wires, BENCH.leadLength_cm)}${connector ? labels.connector : ''}${coloursAreSet ? '' : labels.examples}`,
    leads: leads.map(({ number, from, colour, to }) => ({
      number: String(number),
      from: from === 'none' ? labels.noEnd : LEAD_WORDS[language].end(from),
      colour: hexOf(colour),
      name: colour.name,
      to: typeof to === 'number' ? String(to) : labels.to[to],
    })),
    steps: sheet.steps.map(({ done }) => done),
    r: {
      unit: 'kΩ',
      what: labels.at(measuredAt.temperature_C),
      range: range(resistance, inKiloOhms, language),
      target: labels.target(inKiloOhms(resistance.target, language), tolerancePercent.resistance),
    },
    l: {
      unit: 'H',
      what: `${measuredAt.frequency_Hz}${NBSP}Hz`,
      range: range(inductance, inHenry, language),
      target: labels.target(inHenry(inductance.target, language), tolerancePercent.inductance),
    },
    turns: { words: labels.turnsOf(coils.length), tolerance: labels.each(toleranceTurns) },
    foot: [
      labels.fixed.title,
      labels.sheetNumber(drawing.number),
      labels.printed(printed),
      labels.sheet(unit.number, unit.of),
      COMPANY.city,
    ],
  };
}

/** The build sheet of one pickup as PDF, one A4 page. */
export async function buildSheetPaper(
  { typesetter, pictures, publicUrl }: PaperTools,
  request: SheetRequest,
): Promise<Paper> {
  const { language = 'en' } = request;
  const sheet = buildSheetIn(request.sold, request.colours, language);
  const [drawing, picture] = await Promise.all([
    pictures.drawing(sheet.drawing.path),
    pictures.picture(sheet.picture.path),
  ]);
  return typesetter.typeset('build-sheet', {
    data: sheetData(request, sheet, language),
    files: {
      ...TURN_MARKS,
      'drawing.svg': drawing,
      'picture.jpg': picture,
      'qr.svg': qrSvg(`${publicUrl}${passportPath(request.serial)}`),
    },
    standard: 'ua-1',
    at: new Date(`${request.printed}T12:00:00Z`),
  });
}
