import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FISHBONE as CUSTOM, reportOf } from '../../tests/fixtures/pickups.ts';
import type { CustomConfig } from '../configurator/custom-types.ts';
import type { Language } from '../languages.ts';
import { flavorsOf, positionsOf } from '../products/catalogue.ts';
import { PRODUCTS, type Product } from '../products/products.ts';
import type { SetColours } from '../wiring/cables.ts';
import { buildSheet } from './build-sheet.ts';
import { passportOf } from './passport.ts';
import { freezePickup } from './sold-pickup.ts';
import type { UnitBuild } from './unit.ts';

const SET: SetColours = {
  pushback: { hot: 'white', ground: 'black' },
  braided: { hot: 'white', shield: 'bare' },
  five: { start1: 'brown', finish1: 'grey', finish2: 'yellow', start2: 'violet', shield: 'bare' },
};
const FINISHED: Facts = {
  measured: { inTolerance: true },
  waxed: { minutes: 22, temperature_C: 66 },
  played: true,
  coloursAreSet: true,
};
type Facts = Parameters<typeof passportOf>[0]['facts'];

function passport(
  build: UnitBuild,
  { off = 1.005, counted = false, facts = FINISHED, colours = SET, language = 'en' as Language } = {},
) {
  const sold = freezePickup(build, reportOf);
  const sheet = buildSheet(sold, colours);
  return passportOf(
    {
      serial: '26-0412',
      sold,
      facts,
      colours,
      temperature_C: 21.4,
      kept: { resistance_Ohm: sheet.resistance.target * off, inductance_H: sheet.inductance.target * 0.99 },
      coils_Ohm: sheet.coils.map(({ resistance }) => resistance.target),
      turns: sheet.coils.map(({ turns }) => (counted ? turns.target + 3 : null)),
      woundOn: '2026-11-19',
      measuredOn: '2026-11-20',
    },
    sheet,
    language,
  );
}

const STOCK: readonly UnitBuild[] = PRODUCTS.flatMap((product: Product) =>
  positionsOf(product).flatMap((position) =>
    flavorsOf(product)
      .slice(0, 1)
      .map((pickupFlavor) => ({
        pickupType: product.type,
        pickupFlavor,
        position,
        color: product.colours[0],
      })),
  ),
);

describe('the passport of a custom humbucker', () => {
  it('gives the uncertainty of the resonance from unmeasured capacitance and losses', () => {
    for (const build of [CUSTOM, ...STOCK]) {
      const [, , resonance] = passport(build).gauges;
      expect(resonance?.note).toMatch(/^modelled [\d.]+, from R and L, ±\u00a0[\d.]+\u00a0kHz$/);
      const [, open = ''] = /±\u00a0([\d.]+)/.exec(resonance?.note ?? '') ?? [];
      expect(Number(open)).toBeGreaterThan(0);
      expect(Number(open)).toBeLessThan(0.15 * Number(resonance?.value));
    }
  });

  it('describes the pickup in words', () => {
    expect(passport(CUSTOM)).toMatchObject({
      name: 'Custom Humbucker',
      flavor: 'Modern',
      look: 'Fishbone, Forest over Copper',
      size: '70.2 × 39.2 × 16\u00a0mm',
      woundOn: '19 Nov 2026',
      measuredOn: '20 Nov 2026',
    });
  });

  it('names which colour is over which, also for bobbins in two colours', () => {
    const zebra = { ...CUSTOM, choices: { ...CUSTOM.choices, color: 'zebra-black-white' } } as CustomConfig;
    expect(passport(zebra).look).toBe('Fishbone, Zebra Black/White over Copper');
  });

  it('names coils and poles like the build sheet: coil 1 has the screws', () => {
    const { coils, wiring, rows } = passport(CUSTOM);
    expect(coils).toEqual(['Coil 1, screws', 'Coil 2, slugs']);
    expect(wiring.coils).toMatchObject([
      { name: 'Coil 1, screws', pole: 'S', slotted: true },
      { name: 'Coil 2, slugs', pole: 'N', slotted: false },
    ]);
    expect(wiring.ends).toMatchObject({ start1: 'coil 1 start', start2: 'coil 2 start' });
    expect(rows.find(({ name }) => name.startsWith('Poles'))?.values).toEqual([
      'South, screws',
      'North, slugs',
    ]);
  });

  it('distinguishes counted turns from set ones, and converts coils to 20 °C', () => {
    const turns = (counted: boolean) =>
      passport(CUSTOM, { counted }).rows.find(({ name }) => name.startsWith('Turns'));
    expect(turns(true)?.name).toBe('Turns, counted');
    expect(turns(false)?.name).toBe('Turns, as set');
    const row = passport(CUSTOM).rows.find(({ name }) => name.startsWith('Resistance'));
    expect(row?.values).toHaveLength(2);
  });
});

describe('the claims about a pickup', () => {
  const cellOf = (shown: ReturnType<typeof passport>, name: string) =>
    shown.rows.find((row) => row.name === name)?.values;
  const UNCONFIRMED: Facts = { ...FINISHED, waxed: undefined, played: false };

  it('mention wax with the confirmed minutes and °C, and not before', () => {
    expect(cellOf(passport(CUSTOM), 'Wax potting')).toEqual(['Yes, 22\u00a0min at 66\u00a0°C']);
    expect(cellOf(passport(CUSTOM), 'Test play')).toEqual(['Every string heard']);
    const open = passport(CUSTOM, { facts: UNCONFIRMED });
    expect(cellOf(open, 'Wax potting')).toBeUndefined();
    expect(cellOf(open, 'Test play')).toBeUndefined();
    expect(JSON.stringify(open.care)).not.toMatch(/wax/i);
  });

  it('mention tolerance only if it was exceeded', () => {
    expect(passport(CUSTOM).kept).toBeUndefined();
    const facts: Facts = { ...FINISHED, measured: { inTolerance: false } };
    expect(passport(CUSTOM, { facts }).kept).toBe('Out of tolerance, kept by choice');
  });

  it('name no lead colour before the makers have set it', () => {
    expect(passport(CUSTOM).wiring.colours).toEqual(SET.five);
    for (const build of [CUSTOM, ...STOCK]) {
      const { wiring, care } = passport(build, { colours: {} });
      expect(wiring.colours).toBeUndefined();
      expect(JSON.stringify({ wiring: { ...wiring, coils: [] }, care })).not.toMatch(
        /white|black|brown|grey|yellow|violet|bare/i,
      );
    }
  });
});

it.each(STOCK.map((build) => [JSON.stringify(build), build] as const))(
  'the pickup %s of the catalogue has a passport without gaps',
  (_, build) => {
    const { response, ...words } = passport(build);
    expect(JSON.stringify(words)).not.toMatch(/undefined|NaN|null/);
    expect(words.wiring.coils).toHaveLength(words.coils.length);
    expect(words.care).toHaveLength(4);
    expect(words.listen.apart_dB).toBeLessThan(2);
    expect(response.own.curve).toHaveLength(response.modelled.curve.length);
    readFileSync(`public${words.mask}`);
    readFileSync(`public${words.picture.src}`);
  },
);

it('in German the passport has no English words, for every pickup', () => {
  const english =
    /\b(and|at|bar|bars|baseplate|brass|bridge|by|clockwise|closed|coil|cover|enamel|forest|from|high|lead|long|low|modelled|neck|nickel|none|north|over|plastic|poles|rods|screws|slugs|south|strings|the|turns|wire|with|wound|yes)\b/i;
  for (const build of [CUSTOM, ...STOCK])
    for (const colours of [SET, {}]) {
      const { gauges, rows, coils, care, wiring, ...rest } = passport(build, { colours, language: 'de' });
      const { name, look, size, picture, woundOn, kept } = rest;
      // Origins of leads are translated by the drawing (`lead-words.messages.ts`).
      const { leads, meter, coils: drawn } = wiring;
      const json = JSON.stringify([
        gauges.map(({ name: what, value, note, from, to }) => [what, value, note, from, to]),
        rows,
        coils,
        care,
        leads,
        meter,
        drawn,
        name,
        look,
        size,
        picture.alt,
        woundOn,
        kept,
      ]);
      // Keys are English, and so is a product's own name.
      const words = json.replace(/"\w+":/g, '').replaceAll('HP90', '');
      expect(words.match(english)?.[0], words).toBeUndefined();
      expect(words).not.toMatch(/\d\.\d/);
    }
  expect(passport(CUSTOM, { language: 'de' })).toMatchObject({
    name: 'Custom Humbucker',
    look: 'Fishbone, Waldgrün über Kupfer',
    woundOn: '19. Nov. 2026',
    coils: ['Spule 1, Schrauben', 'Spule 2, Stifte'],
  });
});
