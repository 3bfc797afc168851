import type { AddressCountry } from '../../countries.ts';

/** ISO 3166-1 alpha-3, for DHL's interfaces. */
const THREE_LETTERS: Readonly<Record<AddressCountry, string>> = {
  AT: 'AUT',
  BE: 'BEL',
  BG: 'BGR',
  CY: 'CYP',
  CZ: 'CZE',
  DE: 'DEU',
  DK: 'DNK',
  EE: 'EST',
  ES: 'ESP',
  FI: 'FIN',
  FR: 'FRA',
  GR: 'GRC',
  HR: 'HRV',
  HU: 'HUN',
  IE: 'IRL',
  IT: 'ITA',
  LT: 'LTU',
  LU: 'LUX',
  LV: 'LVA',
  MT: 'MLT',
  NL: 'NLD',
  PL: 'POL',
  PT: 'PRT',
  RO: 'ROU',
  SE: 'SWE',
  SI: 'SVN',
  SK: 'SVK',
  CH: 'CHE',
  GB: 'GBR',
  US: 'USA',
  CA: 'CAN',
};

const isKnown = (code: string): code is AddressCountry => Object.hasOwn(THREE_LETTERS, code);

/** Also used for countries of origin; returns a code unchanged if it is not in the table. */
export const threeLetters = (code: string): string => (isKnown(code) ? THREE_LETTERS[code] : code);
