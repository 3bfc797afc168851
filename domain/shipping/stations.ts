import type { AddressCountry } from '../countries.ts';

/** The address lines that locate it within a town. */
export interface PlaceLines {
  readonly country: AddressCountry;
  readonly line1?: string | undefined;
  readonly line2?: string | null | undefined;
}

/** Lockers are 100 to 999, branches 401 to 999 ("Parcel DE Shipping" 2.1: `Locker.lockerID`, `PostOffice.retailID`). */
const STATION =
  /(?:\bDHL[\s-]*)?\b(pack[\s-]*station|post[\s-]*filiale|paket[\s-]*shop)(?!\p{L})[ :#.-]*(?:(?:nr|no|nummer)\b\.? *)?(\d{1,4}(?!\d))?/iu;
/** `Locker.postNumber` there: six to ten digits. */
const POST_NUMBER = /^\d{6,10}$/;
const POST_NUMBER_WORDS = /(?:DHL[\s-]*)?(?:post|kunden)[\s-]*(?:nummer|nr|no)\b\.?:?/giu;

/** The DHL parcel locker or post office branch of an address; undefined for a house, and outside Germany. */
export function stationIn({ country, line1 = '', line2 }: PlaceLines) {
  if (country !== 'DE' || FOREIGN_POINT.test(`${line1} ${line2 ?? ''}`)) return undefined;
  const text = `${line1}\n${line2 ?? ''}`;
  const [found, word = '', number = ''] = STATION.exec(text) ?? [];
  if (found === undefined) return undefined;
  const kind: 'locker' | 'branch' = /^pack/i.test(word) ? 'locker' : 'branch';
  const rest = text
    .replace(found, '')
    .replace(POST_NUMBER_WORDS, '')
    .replace(/^[\s,;:/-]+|[\s,;:/-]+$/g, '');
  const digits = rest.replace(/[\s/-]/g, '');
  const isNumber = POST_NUMBER.test(digits);
  const isRight = /^[1-9]\d\d$/.test(number) && (kind === 'locker' || Number(number) > 400);
  return {
    kind,
    /** Undefined if the address contains no valid one. */
    number: isRight ? number : undefined,
    /** The collector's DHL account number. A branch also accepts an e-mail address. */
    postNumber: isNumber ? digits : undefined,
    /** Further words, which have no field in carriers' files. */
    rest: isNumber ? '' : rest,
  };
}

export type Station = NonNullable<ReturnType<typeof stationIn>>;

/** True if the street names a station. The form then asks for the post number beside it. */
export const asksForPostNumber = ({ country, line1 }: PlaceLines): boolean =>
  stationIn({ country, line1 }) !== undefined;

const NAMES = { locker: 'Packstation', branch: 'Postfiliale' } as const;

/** Normalises the lines of a station address to DHL's form; returns others unchanged. */
export function tidyLines<Lines extends PlaceLines>(lines: Lines): Lines {
  const station = stationIn(lines);
  if (!station?.number || station.rest) return lines;
  return { ...lines, line1: `${NAMES[station.kind]} ${station.number}`, line2: station.postNumber ?? '' };
}

/** Pick-up points of other carriers, and lockers outside Germany: our carriers do not serve them. */
const FOREIGN_POINT =
  /\b(?:(?:hermes|gls|dpd|ups|amazon|inpost|mondial[\s-]*relay|post\s?nord|evri)\b.*(?:shop|locker|point|relais|station)|access[\s-]*point|paczkomat|paketomat|abholstation|point relais|my ?post ?24|pick[\s-]?up[\s-]*(?:point|station|locker)|parcel ?locker)/iu;
const STATION_ABROAD = /\b(?:packstation|postfiliale|post[\s-]*partner)\b/iu;

/** Names of a post box or poste restante, by country, before its number. */
const BOX_BEFORE_NUMBER: readonly (readonly [countries: readonly AddressCountry[] | 'all', words: string])[] =
  [
    ['all', 'p\\.? ?o\\.? ?box|post ?box|post ?office ?box|postfach|postf\\.|postschließfach|schließfach'],
    ['all', 'bo[iîí]te[s]? postales?|case postale|casella postale|casilla postal|caixa postal'],
    ['all', 'apartado(?: de correos| postal)?|apdo\\.?(?: de correos)?|postbus|postboks|postbox|post-?box'],
    ['all', 'skrytka(?: pocztowa)?|skr\\. ?poczt\\.?|poštovní přihrádka|poštový priečinok|p\\. ?o\\. ?b\\.?'],
    ['all', 'postafiók|poštni predal|poštanski pretinac|căsu[tț]a po[sș]tal[aă]|postilokero|postkast'],
    ['all', 'ταχ\\.? ?θυρ(?:ίδα|\\.)?|ταχυδρομική θυρίδα|τ\\.? ?θ\\.?|пощенска кутия|п\\. ?к\\.?'],
    ['all', 'abonentin[eė] d[eė][zž]ut[eė]|abonenta kast[iī]te'],
    [['FR', 'BE', 'LU', 'CA'], 'b\\.? ?p\\.?|c\\.? ?p\\.?|c\\. ?s\\.?|cs|t\\.? ?s\\.? ?a\\.?'],
    [['IT', 'CH', 'RO'], 'c\\.? ?p\\.?|o\\.? ?p\\.?'],
    [['SE'], 'box'],
    [['FI'], 'p\\.? ?l\\.?|pb'],
    [['HU'], 'pf\\.?'],
    [['SI', 'HR'], 'p\\.? ?p\\.?'],
    [['LT'], 'a\\. ?d\\.?|a/d'],
    [['LV'], 'a\\. ?k\\.?|a/k'],
    [['EE'], 'pk'],
    [['CZ', 'SK'], 'pošt\\. ?přihr\\.?|p\\. ?p\\.'],
  ];
/** A post box even without a number. */
const ALWAYS_A_BOX =
  /^(?:p\.? ?o\.? ?box|postfach|postlagernd|poste[ -]restante|general delivery|lista de correos|fermo posta|freepost)\b/iu;

/** True for a post box in its country's words. A house may have numbered letter boxes: `bte 3`, `bus 12`. */
function isPostBox(line: string, country: AddressCountry): boolean {
  return line.split(/[,;\n]/).some((part) => {
    const text = part.trim();
    return (
      ALWAYS_A_BOX.test(text) ||
      BOX_BEFORE_NUMBER.some(
        ([countries, words]) =>
          (countries === 'all' || countries.includes(country)) &&
          new RegExp(
            `^(?:${words})[\\s:#.-]*(?:(?:nr|no|n°|nº|n)\\b\\.?\\s*)?\\d[\\d\\s./-]*(?:cedex.*)?$`,
            'iu',
          ).test(text),
      )
    );
  });
}

/** The line with a post box or another carrier's pick-up point; undefined if a parcel can be delivered. */
export function unservedLine({
  country,
  line1 = '',
  line2,
}: PlaceLines): { readonly field: 'line1' | 'line2'; readonly why: 'post box' | 'other point' } | undefined {
  for (const [field, line] of [
    ['line1', line1],
    ['line2', line2 ?? ''],
  ] as const) {
    if (isPostBox(line, country)) return { field, why: 'post box' };
    if (FOREIGN_POINT.test(line) || (country !== 'DE' && STATION_ABROAD.test(line)))
      return { field, why: 'other point' };
  }
  return undefined;
}
