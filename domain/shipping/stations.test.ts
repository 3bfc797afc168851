import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '../../tests/fixtures/for-all.ts';
import type { AddressCountry } from '../countries.ts';
import { LANGUAGES } from '../languages.ts';
import { addressFault, asText, firstAddressFault, flawIn, tidyAddress } from './address-faults.ts';
import { addressLines } from './address-lines.ts';
import { postalExample } from './postal-codes.ts';
import { stationIn } from './stations.ts';

const of = (line1: string, line2 = '', country: AddressCountry = 'DE') =>
  asText('Kim Beispiel', { line1, line2, postal_code: postalExample(country), city: 'Ort' }, country);
const flawsOf = (...parts: Parameters<typeof of>) =>
  (['line1', 'line2'] as const).flatMap((field) => flawIn(field, of(...parts)) ?? []);

describe('a parcel station', () => {
  it('is recognized in any spelling, with the collector’s number [case F4] [row D743]', () => {
    const word = fc.constantFrom(
      ...['Packstation', 'packstation', 'PACKSTATION', 'DHL Packstation', 'DHL-Packstation', 'Pack-Station'],
      'Packstation Nr.',
    );
    const label = fc.constantFrom(
      '',
      'Postnummer ',
      'Post-Nr. ',
      'PostNr: ',
      'DHL Postnummer: ',
      'Kundennummer ',
    );
    forAll(
      [
        fc.tuple(word, fc.constantFrom(' ', ''), label, fc.constantFrom('lines', 'swapped', 'one')),
        fc.integer({ min: 100, max: 999 }),
        fc.integer({ min: 100_000, max: 9_999_999_999 }),
      ],
      ([name, gap, says, way], locker, post) => {
        const [place, number] = [`${name}${gap}${locker}`, `${says}${post}`];
        const lines =
          { lines: [place, number], swapped: [number, place], one: [`${place}, ${number}`, ''] }[way] ?? [];
        const address = of(lines[0] ?? '', lines[1]);
        expect(stationIn(address)).toEqual({
          kind: 'locker',
          number: `${locker}`,
          postNumber: `${post}`,
          rest: '',
        });
        expect(firstAddressFault(address, 'en')).toBeUndefined();
        const tidy = tidyAddress(address);
        expect([tidy.line1, tidy.line2]).toEqual([`Packstation ${locker}`, `${post}`]);
        expect(tidyAddress(tidy)).toEqual(tidy);
      },
    );
    expect(addressLines('Kim', { ...of('Packstation 145', '12345678'), country: 'DE' })).toEqual([
      ...['Kim', '12345678', 'Packstation 145', '04229 Ort', 'Germany'],
    ]);
  });

  it('needs its number and its collector’s, but a branch does not need the collector’s [case F4] [row D743]', () => {
    expect(flawsOf('Packstation 145')).toEqual(['post number']);
    expect(flawsOf('Packstation 145', '12345')).toEqual(['post number']);
    expect(flawsOf('Packstation 145', '12345678 c/o Kim')).toEqual(['post number']);
    expect(flawsOf('Packstation', '12345678')).toEqual(['station number']);
    expect(flawsOf('Packstation 14', '12345678')).toEqual(['station number']);
    expect(flawsOf('Postfiliale 512')).toEqual([]);
    expect(flawsOf('Postfiliale 512', '12345678')).toEqual([]);
    expect(flawsOf('Postfiliale 312', '12345678')).toEqual(['station number']);
    expect(flawsOf('Postfiliale 512', 'Hinterhof')).toEqual(['post number']);
    expect(tidyAddress(of('dhl paketshop 512')).line1).toBe('Postfiliale 512');
    // An invoice may go to a station.
    expect(flawIn('line2', of('Packstation 145'), 'invoice')).toBeUndefined();
  });
});

describe('a line that none of our carriers serves', () => {
  it.each<[AddressCountry, string]>([
    ['DE', 'Postfach 12 34 56'],
    ['DE', 'postfach'],
    ['DE', 'Postlagernd'],
    ['AT', 'Postfach 10'],
    ['CH', 'Case postale 45'],
    ['CH', 'CP 45'],
    ['GB', 'PO Box 123'],
    ['GB', 'P.O. Box 123'],
    ['US', 'P O BOX 123'],
    ['US', 'POBox 7'],
    ['US', 'Post Office Box 7'],
    ['US', 'General Delivery'],
    ['CA', 'PO Box 123 STN Main'],
    ['CA', 'C.P. 45'],
    ['FR', 'BP 45'],
    ['FR', 'B.P. 45'],
    ['FR', 'CS 12345'],
    ['FR', 'BP 45 CEDEX 08'],
    ['FR', 'Boîte postale 45'],
    ['ES', 'Apartado de Correos 123'],
    ['ES', 'Apdo. 123'],
    ['PT', 'Apartado 45'],
    ['IT', 'Casella Postale 45'],
    ['IT', 'C.P. 45'],
    ['NL', 'Postbus 45'],
    ['DK', 'Postboks 45'],
    ['SE', 'Box 45'],
    ['FI', 'PL 45'],
    ['PL', 'Skrytka pocztowa 45'],
    ['PL', 'skr. poczt. 45'],
    ['CZ', 'Poštovní přihrádka 45'],
    ['HU', 'Pf. 45'],
    ['GR', 'Τ.Θ. 45'],
    ['RO', 'Căsuța poștală 45'],
    ['LV', 'a/k 45'],
  ])('in %s: %s is a post box [case F4] [row D744]', (country, line) => {
    expect(flawIn('line1', of(line, '', country))).toBe('post box');
    expect(flawIn('line2', of('1 Example Street', line, country))).toBe('post box');
    expect(flawIn('line1', of(line, '', country), 'invoice')).toBeUndefined();
  });

  it.each<[AddressCountry, string]>([
    ['DE', 'Hermes Paketshop'],
    ['AT', 'Packstation 145'],
    ['AT', 'Post Abholstation'],
    ['PL', 'Paczkomat WAW01A'],
    ['FR', 'Mondial Relay, Point 7'],
    ['GB', 'InPost Locker 7'],
    ['US', 'UPS Access Point'],
  ])('in %s: %s is a point of another carrier [case F4] [row D744]', (country, line) => {
    expect(flawIn('line1', of(line, '', country))).toBe('other point');
  });

  it.each<[AddressCountry, string, string]>([
    ['DE', 'Postfachweg 3', ''],
    ['DE', 'Packhofstraße 145', ''],
    ['DE', 'Poststraße 12', 'Hinterhaus'],
    ['DE', 'Hermesstraße 5', 'Werkstatt'],
    ['BE', 'Rue de la Poste 12', 'boîte 3'],
    ['BE', 'Poststraat 12 bus 4', ''],
    ['US', '12 Box Elder Lane', 'Apt 4'],
    ['US', 'RR 2 Box 152', ''],
    ['GB', 'Letterbox Cottage, 12 Boxley Road', ''],
    ['FR', '12 rue CP', 'Appartement 45'],
    ['ES', 'Calle del Apartado 3', ''],
    ['SE', 'Boxgatan 3', ''],
  ])('in %s: %s %s is a house', (country, line1, line2) => {
    expect(flawsOf(line1, line2, country)).toEqual([]);
  });

  it('is refused in both languages, with an alternative', () => {
    for (const language of LANGUAGES)
      for (const line of ['Postfach 1', 'GLS Shop 3', 'Packstation'])
        expect(addressFault('line1', of(line), language)).toMatch(/(Enter|gib) .+\./);
  });
});
