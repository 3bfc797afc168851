import { BOX_WORDS } from '#domain/admin/boxes.messages.ts';
import type { BoxId } from '#domain/admin/packaging.ts';
import type { Day } from '#domain/calendar/day.ts';
import { COMPANY } from '#domain/company.ts';
import type { Language } from '#domain/languages.ts';
import { ownWords, soldPicture } from '#domain/production/build-sheet.ts';
import { coilPlan } from '#domain/production/coil-plan.ts';
import { inThousands, keptWords } from '#domain/production/figures.ts';
import { coloursFor, type Lead, type LeadColour, type LeadKind, leadsOf } from '#domain/production/leads.ts';
import type { KeptValues } from '#domain/production/own-curve.ts';
import { passportPath } from '#domain/production/passport-path.ts';
import type { SoldPickup } from '#domain/production/sold-pickup.ts';
import { isKeyOf } from '#domain/records.ts';
import { wordsNow } from '#domain/shopfront/announcements.ts';
import type { SetColours } from '#domain/wiring/cables.ts';
import { LEAD_COLOURS } from '#domain/wiring/lead-colours.ts';
import { LEAD_WORDS } from '#domain/wiring/lead-words.messages.ts';
import { LOGO } from '../platform/documents/marks.ts';
import type { PaperTools } from '../platform/documents/paper-tools.ts';
import { qrSvg } from '../platform/documents/qr.ts';
import type { Paper } from '../platform/documents/typeset.ts';
import { SLIP_WORDS } from './packing-slip.messages.ts';

interface PackedPickup {
  readonly sold: SoldPickup;
  readonly serial: string;
  readonly kept?: KeptValues;
}

export interface SlipRequest {
  readonly order: string;
  /** The order's language: its buyer reads the slip. */
  readonly language: Language;
  readonly packed: Day;
  /** From `addressLines`. */
  readonly to: readonly string[];
  readonly parcel: {
    readonly number: number;
    readonly of: number;
    readonly box: BoxId;
    readonly grams?: number;
    readonly service: string;
    readonly packedBy: string;
  };
  readonly pickups: readonly PackedPickup[];
  /** Parts sold alone, in the order's language: "1 × Cover Fishbone · Forest". */
  readonly parts?: readonly string[];
  /** Lead colours, as far as they are set; others are not printed. */
  readonly colours: SetColours;
}

const NBSP = '\u00a0';
/** Longer lines are truncated; the parcel's label has them in full. */
const LONGEST_LINE = 44;

const hexOf = (colour: object): string | null => ('hex' in colour ? String(colour.hex) : null);
const shortened = (text: string) =>
  text.length > LONGEST_LINE ? `${text.slice(0, LONGEST_LINE - 1)}…` : text;

function leadTables(pickups: readonly PackedPickup[], set: SetColours, language: Language) {
  const labels = SLIP_WORDS[language];
  const leadWords = LEAD_WORDS[language];
  const colourOf = ({ name }: LeadColour) =>
    name === 'bare' || isKeyOf(LEAD_COLOURS, name) ? leadWords.colour(name) : name;
  const kinds = new Map<LeadKind, string[]>();
  for (const { sold, serial } of pickups) {
    const kind = coilPlan(sold.pickup).leads;
    kinds.set(kind, [...(kinds.get(kind) ?? []), serial]);
  }
  const coloured = [...kinds].filter(([kind]) => coloursFor(kind, set));
  return coloured.map(([kind, serials]) => {
    const leads = leadsOf(kind, set).filter(({ to }) => to !== 'unused');
    const goesTo = ({ to }: Lead): string => {
      if (typeof to !== 'number') return labels.to[to];
      const other = leads.find(({ number }) => number === to);
      return other ? labels.toLead(colourOf(other.colour)) : String(to);
    };
    return {
      title: kinds.size > 1 ? labels.span(serials[0] ?? '', serials[1], serials.length - 1) : '',
      to: leads.length > 2 && kinds.size === 1 ? labels.inSeries : labels.goesTo,
      rows: leads.map((lead) => ({
        from: leadWords.end(lead.from),
        colour: hexOf(lead.colour),
        name: colourOf(lead.colour),
        to: goesTo(lead),
      })),
    };
  });
}

type LeadTable = ReturnType<typeof leadTables>[number];

/** Distributes tables over two balanced columns; one column for a single table. */
function inColumns(tables: readonly LeadTable[]): readonly (readonly LeadTable[])[] {
  const columns: readonly { tables: LeadTable[]; height: number }[] = [0, 1].map(() => ({
    tables: [],
    height: 0,
  }));
  for (const table of [...tables].sort((a, b) => b.rows.length - a.rows.length)) {
    const shortest = columns.reduce((a, b) => (b.height < a.height ? b : a));
    shortest.tables.push(table);
    // Title and head are as high as two rows.
    shortest.height += table.rows.length + 2;
  }
  return columns.map((column) => column.tables).filter((column) => column.length > 0);
}

const codeOf = (serial: string): string => `passport-${serial}.svg`;

/** QR codes of the passports, by file name. */
export const passportCodes = (
  publicUrl: string,
  serials: readonly string[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(serials.map((serial) => [codeOf(serial), qrSvg(`${publicUrl}${passportPath(serial)}`)]));

/** Layout and pictures of a sheet; `prefix` separates those of several sheets. */
export async function slipSheet(
  { pictures, publicUrl }: Pick<PaperTools, 'pictures' | 'publicUrl'>,
  { order, language, packed, to, parcel, pickups, parts = [], colours }: SlipRequest,
  prefix = '',
) {
  const paths = [...new Set(pickups.map(({ sold }) => soldPicture(sold).path))];
  const shots = await Promise.all(paths.map((path) => pictures.picture(path)));
  const fileOf = (path: string) => `${prefix}picture-${paths.indexOf(path)}.jpg`;
  const count = pickups.length;
  const labels = SLIP_WORDS[language];
  return {
    data: {
      shop: COMPANY.shopName,
      language,
      fixed: labels.fixed,
      day: packed.split('-').map(Number),
      order,
      date: labels.date(packed),
      to: to.map(shortened),
      parcel: [
        labels.placeOf(parcel.number, parcel.of, BOX_WORDS[language][parcel.box].name),
        ...(parcel.grams === undefined ? [] : [`${inThousands(parcel.grams)}${NBSP}g`]),
        parcel.service,
        labels.packedBy(parcel.packedBy),
        ...parts,
      ],
      title: count > 0 ? labels.pickups(count) : labels.parts,
      items: pickups.map(({ sold, serial, kept }) => {
        const picture = soldPicture(sold);
        const { name, words: summary } = ownWords(sold, language);
        return {
          name,
          summary,
          serial,
          measured: kept ? labels.measured(keptWords(kept, language).replaceAll(/ (?=kΩ|H)/g, NBSP)) : '',
          picture: fileOf(picture.path),
          'picture-alt': labels.picture(name) ?? picture.alt,
          qr: codeOf(serial),
          'qr-alt': labels.qr(`${publicUrl}${passportPath(serial)}`),
        };
      }),
      leads: inColumns(leadTables(pickups, colours, language)),
      words: `${pickups.every(({ sold }) => coloursFor(coilPlan(sold.pickup).leads, colours)) ? '' : labels.askUs}${count > 0 ? labels.passport(count) : ''}`,
      foot: [wordsNow('slip', language), COMPANY.supportEmail, labels.noPrices].filter(Boolean).join(' · '),
    },
    files: {
      'logo.svg': LOGO,
      ...passportCodes(
        publicUrl,
        pickups.map(({ serial }) => serial),
      ),
      ...Object.fromEntries(shots.map((shot, index) => [`${prefix}picture-${index}.jpg`, shot])),
    },
  };
}

/** The packing slip of a parcel as PDF, A5, one page for as many pickups as a box holds. */
export async function packingSlipPaper(tools: PaperTools, request: SlipRequest): Promise<Paper> {
  return tools.typesetter.typeset('packing-slip', {
    ...(await slipSheet(tools, request)),
    standard: 'ua-1',
    at: new Date(`${request.packed}T12:00:00Z`),
  });
}
