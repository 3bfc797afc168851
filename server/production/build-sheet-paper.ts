import { type Day, shortDay, weekdayAndDay } from '#domain/calendar/day.ts';
import { COMPANY } from '#domain/company.ts';
import { BENCH } from '#domain/production/bench.ts';
import { type BuildSheet, buildSheet } from '#domain/production/build-sheet.ts';
import { polarityWords } from '#domain/production/coil-plan.ts';
import { inHenry, inKiloOhms } from '#domain/production/figures.ts';
import { passportPath } from '#domain/production/passport-path.ts';
import type { SoldPickup } from '#domain/production/sold-pickup.ts';
import { colourWords } from '#domain/production/unit-look.ts';
import type { SetColours } from '#domain/wiring/cables.ts';
import { TURN_MARKS } from '../platform/documents/marks.ts';
import type { PaperTools } from '../platform/documents/paper-tools.ts';
import { qrSvg } from '../platform/documents/qr.ts';
import type { Paper } from '../platform/documents/typeset.ts';

/** One unit of an order, as its sheet says it. */
export interface SheetRequest {
  readonly sold: SoldPickup;
  readonly order: string;
  /** "Jonas, Austria": who, as far as the bench needs it. */
  readonly buyer: string;
  readonly unit: { readonly number: number; readonly of: number };
  readonly serial: string;
  readonly promised: Day;
  readonly note?: { readonly text: string; readonly by: string };
  readonly printed: Day;
  /** Lead colours as far as the makers have set them. */
  readonly colours: SetColours;
}

const NBSP = '\u00a0';
/** Two lines; what is longer is on the order's page. */
const LONGEST_NOTE = 140;

const shortened = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

const hexOf = (colour: object): string | null => ('hex' in colour ? String(colour.hex) : null);

const range = (
  { low, high }: { readonly low: number; readonly high: number },
  write: (value: number) => string,
) => `${write(low)} – ${write(high)}`;

function coilsOf({ coils, leads }: BuildSheet) {
  const ways = new Set(coils.map(({ direction }) => direction));
  return coils.map((coil) => ({
    title: coils.length > 1 ? `Coil ${coil.number}` : 'Coil',
    name: `${coil.name}, ${coil.pole} up`,
    turns: coil.turns.target,
    // Only where a coil has ends of its own to tell apart.
    leads:
      coils.length < 2
        ? []
        : ['start', 'finish'].flatMap((end) => {
            const lead = leads.find(({ id }) => id === `${end}${coil.number}`);
            return lead ? [{ colour: hexOf(lead.colour), words: `${end} ${lead.colour.name}` }] : [];
          }),
    detail: [
      `${range(coil.resistance, inKiloOhms)}${NBSP}kΩ`,
      ...(ways.size > 1 ? [coil.direction] : []),
    ].join(' · '),
  }));
}

function directionOf({ coils }: BuildSheet) {
  const [first] = coils;
  const way = first?.direction ?? 'clockwise';
  if (coils.length < 2) return { label: 'From above', way, words: way };
  const alike = coils.every(({ direction }) => direction === way);
  return alike
    ? { label: 'Both, from above', way, words: way }
    : { label: 'Against each other', way, words: 'coil 1' };
}

function specsOf(sheet: BuildSheet): readonly (readonly [name: string, value: string, detail: string])[] {
  const {
    magnet,
    polarity,
    wound,
    reversed,
    join,
    joinedEnds = '',
    cover,
    colourNames,
    spacing_mm,
    potted,
    coils,
  } = sheet;
  const size = [magnet.shape, magnet.size].filter(Boolean).join(', ');
  const named = (pole: 'N' | 'S') => coils.find((coil) => coil.pole === pole)?.name ?? '';
  const south = { ...polarity, pole: 'S', of: named('S') } as const;
  return [
    ['Magnet', magnet.name, size],
    [
      'Polarity',
      polarityWords(polarity),
      coils.length > 1 ? polarityWords(south) : 'upper side of the poles',
    ],
    ['Wound', wound, reversed ? 'reversed, poles turned over' : ''],
    ['Join', join ?? 'one coil', joinedEnds],
    ['Cover', cover, ''],
    ['Colours', colourWords(colourNames) || 'bare metal', sheet.isZebra ? 'slugs first, then screws' : ''],
    ['Spacing', `${spacing_mm}${NBSP}mm`, 'outer poles'],
    potted
      ? ['Potting', 'wax', `${BENCH.wax.minutes} min at ${BENCH.wax.temperature_C}${NBSP}°C`]
      : ['Potting', 'none', ''],
  ];
}

/** What the template shows, as words. */
function sheetData(request: SheetRequest, sheet: BuildSheet) {
  const { order, buyer, unit, serial, promised, note, printed } = request;
  const { wire, leads, coloursAreSet, wires, resistance, inductance, coils, drawing, picture } = sheet;
  const { toleranceTurns, tolerancePercent, measuredAt } = BENCH;
  return {
    shop: COMPANY.shopName,
    day: printed.split('-').map(Number),
    name: sheet.name,
    summary: sheet.summary,
    order,
    buyer: shortened(buyer, 34),
    unit: `${unit.number} of ${unit.of}`,
    serial,
    promised: { label: 'Promised', day: weekdayAndDay(promised) },
    note: note ? { text: shortened(note.text, LONGEST_NOTE), by: note.by } : null,
    coils: coilsOf(sheet),
    wire: { gauge: `${wire.awg} AWG`, size: `${wire.diameter_mm}${NBSP}mm, enamel` },
    direction: directionOf(sheet),
    specs: specsOf(sheet),
    picture: 'picture.jpg',
    'picture-alt': picture.alt,
    'drawing-alt': `Drawing of the pickup, poles ${sheet.spacing_mm} mm apart`,
    'leads-title': `${wires === 5 ? '5 wires' : '2 wires'}, ${BENCH.leadLength_cm}${NBSP}cm${coloursAreSet ? '' : ' · colours are examples'}`,
    leads: leads.map(({ number, from, colour, to }) => ({
      number: String(number),
      from,
      colour: hexOf(colour),
      name: colour.name,
      to: String(to),
    })),
    steps: sheet.steps.map(({ done }) => done),
    r: {
      unit: 'kΩ',
      what: `at ${measuredAt.temperature_C}${NBSP}°C`,
      range: range(resistance, inKiloOhms),
      target: `target ${inKiloOhms(resistance.target)} ±${NBSP}${tolerancePercent.resistance}${NBSP}%`,
    },
    l: {
      unit: 'H',
      what: `${measuredAt.frequency_Hz}${NBSP}Hz`,
      range: range(inductance, inHenry),
      target: `target ${inHenry(inductance.target)} ±${NBSP}${tolerancePercent.inductance}${NBSP}%`,
    },
    turns: {
      words: coils.length > 1 ? 'coil 1, coil 2' : 'of the coil',
      tolerance: `± ${toleranceTurns} each`,
    },
    foot: [
      'Build sheet',
      `${drawing.number}, CAD drawing, mm`,
      `printed ${shortDay(printed)}`,
      `sheet ${unit.number}/${unit.of}`,
      COMPANY.city,
    ],
  };
}

/** The build sheet of one unit as PDF: one A4 sheet. */
export async function buildSheetPaper(
  { typesetter, pictures, publicUrl }: PaperTools,
  request: SheetRequest,
): Promise<Paper> {
  const sheet = buildSheet(request.sold, request.colours);
  const [drawing, picture] = await Promise.all([
    pictures.drawing(sheet.drawing.path),
    pictures.picture(sheet.picture.path),
  ]);
  return typesetter.typeset('build-sheet', {
    data: sheetData(request, sheet),
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
