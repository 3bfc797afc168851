import type { Language } from '../languages.ts';
import { isKeyOf } from '../records.ts';
import { cleanCode } from '../typed-text.ts';
import { BUYER_FAULTS } from './buyer-faults.messages.ts';

/**
 * Shapes of VAT ids by their initial letters: an example, and a pattern for the rest. Member states as of 2026
 * (European Commission, VIES, "What is the format of a VAT number?"), Northern Ireland, Great Britain, and Switzerland
 * (UID, with or without its suffix). The examples belong to nobody.
 */
const SHAPES = {
  AT: ['ATU12345678', /^U\d{8}$/],
  BE: ['BE0123456789', /^[01]\d{9}$/],
  BG: ['BG123456789', /^\d{9,10}$/],
  CHE: ['CHE123456789', /^\d{9}(MWST|TVA|IVA)?$/],
  CY: ['CY12345678X', /^\d{8}[A-Z]$/],
  CZ: ['CZ12345678', /^\d{8,10}$/],
  DE: ['DE123456789', /^\d{9}$/],
  DK: ['DK12345678', /^\d{8}$/],
  EE: ['EE123456789', /^\d{9}$/],
  EL: ['EL123456789', /^\d{9}$/],
  ES: ['ESX1234567X', /^(?=.*[A-Z])[A-Z\d]\d{7}[A-Z\d]$/],
  FI: ['FI12345678', /^\d{8}$/],
  FR: ['FR12123456789', /^[A-HJ-NP-Z\d]{2}\d{9}$/],
  GB: ['GB123456789', /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/],
  HR: ['HR12345678901', /^\d{11}$/],
  HU: ['HU12345678', /^\d{8}$/],
  IE: ['IE1234567XA', /^(\d{7}[A-Z]{1,2}|\d[A-Z+*]\d{5}[A-Z])$/],
  IT: ['IT12345678901', /^\d{11}$/],
  LT: ['LT123456789', /^(\d{9}|\d{12})$/],
  LU: ['LU12345678', /^\d{8}$/],
  LV: ['LV12345678901', /^\d{11}$/],
  MT: ['MT12345678', /^\d{8}$/],
  NL: ['NL123456789B01', /^[A-Z\d+*]{10}\d{2}$/],
  PL: ['PL1234567890', /^\d{10}$/],
  PT: ['PT123456789', /^\d{9}$/],
  RO: ['RO1234567890', /^\d{2,10}$/],
  SE: ['SE123456789001', /^\d{12}$/],
  SI: ['SI12345678', /^\d{8}$/],
  SK: ['SK1234567890', /^\d{10}$/],
  XI: ['XI123456789', /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/],
} as const satisfies Record<string, readonly [example: string, rest: RegExp]>;

/** Removes gaps, dots and hyphens from a VAT id. */
export const tidyVatId = (text: string): string => cleanCode(text).replace(/[ .\-/]/g, '');

/** The initial letters as the country writes them: EL for Greece, CHE for Switzerland. */
function prefixOf(id: string): string {
  const letters = id.slice(0, 2);
  if (letters === 'CH') return 'CHE';
  return letters === 'GR' ? 'EL' : letters;
}

/** Fault of a VAT id; undefined if its shape fits its country or it is empty. Ownership is not checked. */
export function vatIdFault(text: string, language: Language = 'en'): string | undefined {
  const id = tidyVatId(text);
  if (id === '') return undefined;
  const prefix = prefixOf(id);
  if (!isKeyOf(SHAPES, prefix)) return BUYER_FAULTS[language].vatId;
  const [example, rest] = SHAPES[prefix];
  if (id.startsWith(prefix) && rest.test(id.slice(prefix.length))) return undefined;
  return BUYER_FAULTS[language].vatIdOf(prefix, example);
}
