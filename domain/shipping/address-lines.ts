import { COUNTRY_NAMES } from '../countries.ts';
import type { PostalAddress } from './postal-address.ts';
import { stationIn } from './stations.ts';

/** An address in the lines of its country's post; the country's name in the language of the paper. */
export function addressLines(
  name: string,
  address: PostalAddress,
  countryName: string = COUNTRY_NAMES[address.country],
): readonly string[] {
  const { line1, line2, postal_code, city, state, country } = address;
  const place =
    country === 'US' || country === 'CA'
      ? [[[city, state].filter(Boolean).join(', '), postal_code].filter(Boolean).join(' ')]
      : country === 'GB' || country === 'IE'
        ? [city, postal_code]
        : [[postal_code, city].filter(Boolean).join(' ')];
  // For a station DHL writes the post number first.
  const lines = stationIn(address) ? [line2, line1] : [line1, line2];
  return [name, ...lines.map((line) => line ?? ''), ...place, countryName]
    .map((line) => line.trim())
    .filter(Boolean);
}
