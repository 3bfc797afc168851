import { BOXES, type BoxId } from '#domain/admin/packaging.ts';
import { type Day, wholeDay } from '#domain/calendar/day.ts';
import { COMPANY } from '#domain/company.ts';
import { soldPicture } from '#domain/production/build-sheet.ts';
import { coilPlan } from '#domain/production/coil-plan.ts';
import { inThousands, measuredWords } from '#domain/production/figures.ts';
import { coloursFor, type Lead, type LeadKind, leadsOf } from '#domain/production/leads.ts';
import type { KeptValues } from '#domain/production/own-curve.ts';
import { passportPath } from '#domain/production/passport-path.ts';
import type { SoldPickup } from '#domain/production/sold-pickup.ts';
import { RETURN_DAYS } from '#domain/returns/returns.ts';
import { wordsNow } from '#domain/shopfront/said-now.ts';
import type { SetColours } from '#domain/wiring/cables.ts';
import { LOGO } from '../platform/documents/marks.ts';
import type { PaperTools } from '../platform/documents/paper-tools.ts';
import { qrSvg } from '../platform/documents/qr.ts';
import type { Paper } from '../platform/documents/typeset.ts';

/** A pickup in a parcel. */
interface PackedPickup {
  readonly sold: SoldPickup;
  readonly serial: string;
  readonly kept?: KeptValues;
}

export interface SlipRequest {
  readonly order: string;
  readonly packed: Day;
  /** Line by line, as `addressLines` writes it. */
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
  /** Lead colours as far as the makers have set them: others are not printed. */
  readonly colours: SetColours;
}

const NBSP = '\u00a0';
/** Larger addresses are cut at the end of a line: the label on the parcel has them whole. */
const LONGEST_LINE = 44;

const hexOf = (colour: object): string | null => ('hex' in colour ? String(colour.hex) : null);
const shortened = (text: string) =>
  text.length > LONGEST_LINE ? `${text.slice(0, LONGEST_LINE - 1)}…` : text;

/** Where a lead goes; to another lead by that one's colour: "to yellow". */
function goesTo({ to }: Lead, leads: readonly Lead[]): string {
  const other = leads.find(({ number }) => number === to);
  return other ? `to ${other.colour.name}` : String(to);
}

/** "26-0417 and 26-0418", "26-0417 and 3 more". */
const spanOf = ([first = '', ...rest]: readonly string[]): string => {
  if (rest.length === 0) return first;
  return rest.length === 1 ? `${first} and ${rest[0]}` : `${first} and ${rest.length} more`;
};

/** How the leads go, once for each kind that is in the parcel. */
function leadTables(pickups: readonly PackedPickup[], set: SetColours) {
  const kinds = new Map<LeadKind, string[]>();
  for (const { sold, serial } of pickups) {
    const kind = coilPlan(sold.pickup).leads;
    kinds.set(kind, [...(kinds.get(kind) ?? []), serial]);
  }
  const told = [...kinds].filter(([kind]) => coloursFor(kind, set));
  return told.map(([kind, serials]) => {
    const leads = leadsOf(kind, set).filter(({ to }) => to !== 'unused');
    return {
      title: kinds.size > 1 ? spanOf(serials) : '',
      to: leads.length > 2 && kinds.size === 1 ? 'To, both coils in series' : 'To',
      rows: leads.map((lead) => ({
        from: lead.from,
        colour: hexOf(lead.colour),
        name: lead.colour.name,
        to: goesTo(lead, leads),
      })),
    };
  });
}

type LeadTable = ReturnType<typeof leadTables>[number];

/** Two columns, filled so that neither grows much longer than the other; one where there is one table. */
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

/** A QR code for the passport of each pickup, by the name of its file. */
export const passportCodes = (
  publicUrl: string,
  serials: readonly string[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(serials.map((serial) => [codeOf(serial), qrSvg(`${publicUrl}${passportPath(serial)}`)]));

/** What is laid out on a sheet, and the pictures that it asks for; `prefix` keeps those of several sheets apart. */
export async function slipSheet(
  { pictures, publicUrl }: Pick<PaperTools, 'pictures' | 'publicUrl'>,
  { order, packed, to, parcel, pickups, colours }: SlipRequest,
  prefix = '',
) {
  const paths = [...new Set(pickups.map(({ sold }) => soldPicture(sold).path))];
  const shots = await Promise.all(paths.map((path) => pictures.picture(path)));
  const fileOf = (path: string) => `${prefix}picture-${paths.indexOf(path)}.jpg`;
  const count = pickups.length;
  return {
    data: {
      shop: COMPANY.shopName,
      day: packed.split('-').map(Number),
      order,
      date: wholeDay(packed),
      to: to.map(shortened),
      parcel: [
        `${parcel.number} of ${parcel.of}, ${BOXES[parcel.box].name.toLowerCase().replace(/.$/, (letter) => letter.toUpperCase())}`,
        ...(parcel.grams === undefined ? [] : [`${inThousands(parcel.grams)}${NBSP}g`]),
        parcel.service,
        `packed by ${parcel.packedBy}`,
      ],
      title: count === 1 ? '1 pickup' : `${count} pickups`,
      items: pickups.map(({ sold, serial, kept }) => {
        const picture = soldPicture(sold);
        return {
          name: sold.name,
          summary: sold.summary,
          serial,
          measured: kept ? measuredWords(kept) : '',
          picture: fileOf(picture.path),
          'picture-alt': picture.alt,
          qr: codeOf(serial),
          'qr-alt': `QR code of ${publicUrl}${passportPath(serial)}`,
        };
      }),
      leads: inColumns(leadTables(pickups, colours)),
      words: `${pickups.every(({ sold }) => coloursFor(coilPlan(sold.pickup).leads, colours)) ? '' : 'Ask us which lead is which before you solder. '}Scan ${count > 1 ? 'a code for the passport of its pickup' : 'the code for its passport'}: its own curve, wiring and care. ${RETURN_DAYS} days to send back, custom too.`,
      foot: [wordsNow('slip'), COMPANY.supportEmail, 'no prices on this slip'].filter(Boolean).join(' · '),
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

/** The packing slip of a parcel as PDF, A5: one sheet for as many pickups as a box holds. */
export async function packingSlipPaper(tools: PaperTools, request: SlipRequest): Promise<Paper> {
  return tools.typesetter.typeset('packing-slip', {
    ...(await slipSheet(tools, request)),
    standard: 'ua-1',
    at: new Date(`${request.packed}T12:00:00Z`),
  });
}
