import type { AddressCountry } from '../countries.ts';
import { cleanCode, cleanLine } from '../typed-text.ts';

/** Includes states that we do not ship to, so that `destinationOf` can explain it. */
const STATES: Partial<Record<AddressCountry, string>> = {
  US: 'AL Alabama,AK Alaska,AS American Samoa,AZ Arizona,AR Arkansas,AA Armed Forces Americas,AE Armed Forces Europe,AP Armed Forces Pacific,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,FL Florida,GA Georgia,GU Guam,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MH Marshall Islands,MD Maryland,MA Massachusetts,MI Michigan,FM Micronesia,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,MP Northern Mariana Islands,OH Ohio,OK Oklahoma,OR Oregon,PW Palau,PA Pennsylvania,PR Puerto Rico,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VI US Virgin Islands,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming',
  CA: 'AB Alberta,BC British Columbia,MB Manitoba,NB New Brunswick,NL Newfoundland and Labrador,NT Northwest Territories,NS Nova Scotia,NU Nunavut,ON Ontario,PE Prince Edward Island,QC Quebec,SK Saskatchewan,YT Yukon',
};

/** States or provinces of a country with their codes; empty if addresses need none. */
export const statesOf = (country: AddressCountry) =>
  (STATES[country]?.split(',') ?? []).map((entry) => ({ value: entry.slice(0, 2), label: entry.slice(3) }));

/** Code of a state or province from its code or name; undefined if the country has none of that name. */
export const stateIn = (text: string, country: AddressCountry): string | undefined =>
  statesOf(country).find(({ value, label }) =>
    [value, label].some((words) => words.toLowerCase() === cleanLine(text).toLowerCase()),
  )?.value;

/**
 * First digits or letters of postal codes by state: three digits of ZIP codes (USPS, Domestic Mail Manual, labeling
 * list L002), the first letter of Canadian ones (Canada Post, Addressing Guidelines). Codes that cross a border are
 * listed for both: 063 includes Fishers Island in New York, 834 Alta in Wyoming, 755 Texarkana in Arkansas, K1A offices
 * in Gatineau, H0M and S9V towns on two sides.
 */
const BEGINNINGS: Partial<Record<AddressCountry, string>> = {
  US: 'AL 350-352 354-369,AK 995-999,AZ 850-853 855-857 859-860 863-865,AR 716-729 755,CA 900-908 910-928 930-961,CO 800-816,CT 060-069,DE 197-199,DC 200 202-205 569,FL 320-339 341-342 344 346-347 349,GA 300-319 398-399,HI 967-968,ID 832-838,IL 600-620 622-629,IN 460-479,IA 500-528,KS 660-679,KY 400-427,LA 700-701 703-708 710-714,ME 039-049,MD 206-212 214-219,MA 010-027 055,MI 480-499,MN 550-551 553-567,MS 386-397,MO 630-631 633-641 644-658,MT 590-599,NE 680-681 683-693,NV 889-891 893-895 897-898,NH 030-038,NJ 070-089,NM 870-875 877-884,NY 005 063 100-149,NC 270-289,ND 580-588,OH 430-459,OK 730-731 734-741 743-749,OR 970-979,PA 150-196,PR 006-007 009,RI 028-029,SC 290-299,SD 570-577,TN 370-385,TX 733 750-770 772-799 885,UT 840-847,VT 050-054 056-059,VA 201 220-246,WA 980-986 988-994,WV 247-268,WI 530-532 534-535 537-549,WY 820-831 834,AA 340,AE 090-098,AP 962-966,AS 967,FM 969,GU 969,MH 969,MP 969,PW 969,VI 008',
  CA: 'NL A,NS B,PE C,NB E,QC G-H J K1A,ON H0M K-L M-N P,MB R,SK S T9V,AB S9V T,BC V,NT X,NU X,YT Y',
};

/** True if a code begins within a span such as "971-974", or with a single beginning. */
export function beginsIn(code: string, span: string): boolean {
  const [from = '', to = from] = span.split('-');
  const start = code.slice(0, from.length);
  return start.length === from.length && from <= start && start <= to;
}

/** Possible states of a postal code; empty if unknown. */
function statesOfCode(code: string, country: AddressCountry): readonly string[] {
  return (BEGINNINGS[country]?.split(',') ?? []).flatMap((entry) => {
    const [state = '', ...spans] = entry.split(' ');
    return spans.some((span) => beginsIn(code, span)) ? [state] : [];
  });
}

/** True if a postal code belongs to a state. Codes of no known state may be new and are accepted. */
export function isCodeOf(state: string, code: string, country: AddressCountry): boolean {
  const states = statesOfCode(cleanCode(code), country);
  return states.length === 0 || states.includes(state);
}
