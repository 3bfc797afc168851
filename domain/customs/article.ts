import type { BobbinId } from '../tone/bobbins.ts';

/**
 * First six digits of the Harmonized System. By US ruling HQ 083831 of 1989 pickups are microphones, not parts of
 * instruments; a control board is a part (9209.94).
 */
const HS_CODES = { pickup: '8518.10', 'control board': '9209.94' } as const;

/**
 * Parts sold alone, by the start of their id: parts of microphones. Screws and springs are parts of general use, which
 * section XV, note 2, classifies by themselves.
 */
const PARTS: Readonly<Record<string, Pick<CustomsArticle, 'code' | 'text'>>> = {
  cover: { code: '8518.90', text: 'Cover of an electric guitar pickup' },
  ring: { code: '8518.90', text: 'Mounting ring of an electric guitar pickup' },
  screw: { code: '7318.15', text: 'Steel screws of an electric guitar pickup' },
  spring: { code: '7320.20', text: 'Steel springs of an electric guitar pickup' },
};

/** Pickups are wound and assembled here; parts are bought in, and without a proof of origin none is declared. */
const ORIGIN = 'DE';

export const PICKUPS = { code: HS_CODES.pickup, origin: ORIGIN } as const;

/** Longest description that carriers accept. */
const TEXT_LENGTH = 50;

export interface CustomsArticle {
  /** Six digits, as `8518.10`. */
  readonly code: string;
  /** Country of origin, ISO 3166-1 alpha-2; empty if unknown: then the goods stay in the EU. */
  readonly origin: string;
  /** English, at most 50 characters. */
  readonly text: string;
  readonly pieces: number;
  /** Net weight of all pieces without packaging, g; null if not weighed. */
  readonly net_g: number | null;
}

export interface DeclaredGoods {
  readonly pickups: readonly {
    readonly pickup: { readonly recipe: { readonly bobbin: BobbinId } };
    readonly net_g?: number;
  }[];
  readonly part?: { readonly id: string; readonly pieces: number };
}

const KINDS = {
  humbucker: ['guitar', 'humbucker'],
  hp90: ['guitar', 'P90'],
  'hp90-noiseless': ['guitar', 'P90'],
  'p90-dogear': ['guitar', 'P90'],
  'p90-soapbar': ['guitar', 'P90'],
  stratocaster: ['guitar', 'single-coil'],
  'telecaster-bridge': ['guitar', 'single-coil'],
  'telecaster-neck': ['guitar', 'single-coil'],
  'jazz-bass': ['bass', 'single-coil'],
  'precision-bass': ['bass', 'split-coil'],
} as const satisfies Record<BobbinId, readonly [instrument: string, kind: string]>;

const COUNTS: Readonly<Record<number, string>> = { 2: 'two', 3: 'three' };

function textOf(bobbin: BobbinId, pieces: number): string {
  const [instrument, kind] = KINDS[bobbin];
  if (pieces === 1) return `Electric ${instrument} pickup (${kind})`;
  const text = (count: string) => `Electric ${instrument} pickups (${kind}), set of ${count}`;
  const spelled = text(COUNTS[pieces] ?? String(pieces));
  return spelled.length <= TEXT_LENGTH ? spelled : text(String(pieces));
}

export function customsArticle({ pickups, part }: DeclaredGoods): CustomsArticle {
  const ofPart = part && PARTS[part.id.split(':')[0] ?? ''];
  if (part && ofPart) return { ...ofPart, origin: '', pieces: part.pieces, net_g: null };
  const [first] = pickups;
  if (!first) throw new Error('A sold line has no pickup');
  const weights = pickups.map(({ net_g }) => net_g);
  const isWeighed = weights.every((grams) => grams !== undefined);
  return {
    ...PICKUPS,
    text: textOf(first.pickup.recipe.bobbin, pickups.length),
    pieces: pickups.length,
    net_g: isWeighed ? weights.reduce((sum, grams) => sum + grams, 0) : null,
  };
}

/** The first field that a customs form would reject; undefined if there is none. */
export function articleFault({ code, origin, text }: CustomsArticle): 'code' | 'origin' | 'text' | undefined {
  if (!/^\d{4}\.?\d{2}(\.?\d{2}){0,2}$/.test(code)) return 'code';
  if (!/^[A-Z]{2}$/.test(origin)) return 'origin';
  return /^[\x20-\x7e]{3,50}$/.test(text) ? undefined : 'text';
}
