import { describe, expect, it, vi } from 'vitest';
import { reportOf } from '../../tests/fixtures/pickups.ts';
import { customLineFor, describeLine, readLine, unitPrice, writeLine } from '../cart/cart-line.ts';
import { freezeLine } from '../checkout/sold-line.ts';
import { cents } from '../money.ts';
import { SEED_PRICES } from '../prices/price-list.ts';
import { pickupName, priceKeysOf } from './bill.ts';
import { buildPath, type Configurator, offersIn, openFields, readChoices } from './configurator.ts';
import { CONFIGURATORS } from './tables.ts';
import { begin, goOn, pick } from './wizard.ts';

/** Another configurator is only a record in the tables. This one is wound and looks like a soapbar. */
vi.mock('./tables.ts', async (original) => {
  const { CONFIGURATORS: known } = await original<typeof import('./tables.ts')>();
  const [, soapbar] = known.p90.makes;
  const fourth = {
    ...known.p90,
    id: 'ghost',
    path: '/configurator/ghost',
    heading: 'Custom Ghost',
    makes: [{ ...soapbar, type: 'CUSTOM_GHOST', name: 'Custom Ghost', pickup: undefined }],
    start: { base: 'cream' },
    after: (_: unknown, choices: object) => choices,
    look: ({ base, spacing }: { base?: string; spacing?: string }) => ({
      pickup: 'p90-soapbar',
      cover: 'own',
      colour: base,
      spacing: spacing === '52' ? 52 : 50,
    }),
    steps: known.p90.steps.slice(1),
  };
  return { CONFIGURATORS: { ...known, ghost: fourth } };
});

const GHOST = Object.values(CONFIGURATORS).find(({ path }) => path === '/configurator/ghost') as Configurator;

/** Takes the last option of each step, as a shopper would. */
function built() {
  let wizard = begin(GHOST);
  for (const { id, groups } of GHOST.steps) {
    expect(wizard.step).toBe(id);
    for (const { field } of groups) {
      const option = offersIn(GHOST, wizard.choices, field).at(-1);
      wizard = pick(GHOST, wizard, field, option?.id ?? '', { stays: true });
    }
    wizard = goOn(GHOST, wizard);
  }
  expect(openFields(GHOST, wizard.choices)).toEqual([]);
  return wizard.choices;
}

describe('a fourth configurator, from its record only', () => {
  it('is built step by step, has an address and a price', () => {
    const choices = built();
    expect(pickupName(GHOST, choices)).toBe('Custom Ghost');
    expect(buildPath(GHOST, choices)).toMatch(/^\/configurator\/ghost\?.*output=reaper/);
    expect(readChoices(GHOST, (field) => choices[field])).toMatchObject({ ok: true, choices });
    const keys = priceKeysOf(GHOST, choices);
    const sum = keys.reduce((total, key) => total + SEED_PRICES[key], 0);
    expect(unitPrice(customLineFor(GHOST, choices), SEED_PRICES)).toBe(cents(sum));
  });

  it('survives a cart, and is sold completely', () => {
    const line = customLineFor(GHOST, built());
    expect(readLine(JSON.parse(JSON.stringify(writeLine(line))))).toEqual(line);
    const sold = freezeLine(line.config, reportOf);
    expect(sold.title).toBe('Custom Ghost');
    expect(sold.description).toEqual(describeLine(line));
    expect(sold.pickups).toMatchObject([
      { name: 'Custom Ghost', drawing: { number: 'PS-01' }, cover: { kind: 'plastic' }, spacing_mm: 52 },
    ]);
  });
});
