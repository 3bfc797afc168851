import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyBuild } from '../../tests/fixtures/configurator-builds.ts';
import { PRICES } from '../../tests/fixtures/configurator-moves.ts';
import * as oracle from '../../tests/fixtures/configurator-oracle.ts';
import type { Kind } from '../../tests/fixtures/configurator-tables.ts';
import {
  description,
  lineName,
  pictureName,
  wound,
  written,
} from '../../tests/fixtures/configurator-words.ts';
import { lineId } from '../cart/cart.ts';
import { customLineFor, describeLine, readLine, unitPrice, writeLine } from '../cart/cart-line.ts';
import { quote } from '../checkout/quote.ts';
import { cents } from '../money.ts';
import type { LookupKey } from '../prices/price-list.ts';
import { COLOURS, type ColourId } from '../products/colours.ts';
import { customLooks } from '../products/custom-looks.ts';
import { pictureFile } from '../products/picture-files.ts';
import { customPicture } from '../products/pictures.ts';
import { buildFigures, buildPickup } from '../tone/build.ts';
import { SHEET_LOAD } from '../tone/circuit.ts';
import { responseCurve } from '../tone/transfer.ts';
import { readBuildAddress, stepPath } from './address.ts';
import { billOf, billSum, priceKeysOf } from './bill.ts';
import { buildPath, type Configurator } from './configurator.ts';
import { type Choices, lookOf } from './record.ts';
import { CONFIGURATORS } from './tables.ts';
import { toneBuildOf } from './tone-build.ts';
import type { Wizard } from './wizard.ts';

interface Each {
  readonly kind: Kind;
  readonly choices: Choices;
  readonly configurator: Configurator;
}

/** Random for each run, once for all tests of this file. */
const BUILDS: readonly Each[] = fc
  .sample(anyBuild, process.env.LONG ? 10_000 : 400)
  .map(({ kind, choices }) => ({ kind, choices: choices as Choices, configurator: CONFIGURATORS[kind] }));

/** Asserts something about each build; a failure names the build. */
function ofEachBuild(says: (each: Each) => void): void {
  for (const each of BUILDS) {
    try {
      says(each);
    } catch (cause) {
      throw new Error(`${each.kind} ${JSON.stringify(each.choices)}: ${cause}`, { cause });
    }
  }
}
const said = (choices: Choices) => choices as oracle.Chosen;

describe('random builds', () => {
  it('cost their base and each option, with the same price in bill, cart and quote', () => {
    ofEachBuild(({ kind, choices, configurator }) => {
      const price = cents(oracle.priceOf(kind, said(choices)));
      expect(billSum(priceKeysOf(configurator, choices), PRICES)).toEqual({ ok: true, price });
      const bill = billOf(configurator, choices, PRICES).map(({ price }) => price ?? Number.NaN);
      expect(bill.reduce((sum, amount) => sum + amount, 0)).toBe(price);
      const line = customLineFor(configurator, choices, 3, price);
      expect(unitPrice(line, PRICES)).toBe(price);
      expect(writeLine(line).price).toBe(price / 100);
      expect(quote([line], PRICES)).toMatchObject({ ok: true, goods: 3 * price, lines: [{ unit: price }] });
    });
  });

  it('have no price if the list lacks one of their parts, and the quote names that part', () => {
    ofEachBuild(({ kind, choices, configurator }) => {
      const keys = oracle.keysOf(kind, said(choices));
      const key = keys[(choices.output ?? '').length % keys.length] ?? '';
      const { [key as LookupKey]: _, ...list } = PRICES;
      const line = customLineFor(configurator, choices);
      expect(unitPrice(line, list)).toBeUndefined();
      expect(quote([line], list)).toEqual({ ok: false, missing: [key] });
    });
  });

  it('are read back from their address, at the overview or at the given step', () => {
    ofEachBuild(({ choices, configurator }) => {
      const read = (path: string) => {
        const { pathname, searchParams } = new URL(path, 'https://shop.example');
        expect(pathname).toBe(configurator.path);
        return readBuildAddress(configurator, searchParams);
      };
      const whole: Wizard = { choices, step: 'overview', cameBack: false };
      expect(read(buildPath(configurator, choices))).toEqual({ ok: true, wizard: whole });
      const at = read(stepPath(configurator, { ...whole, step: 'output' }));
      expect(at).toEqual({ ok: true, wizard: { ...whole, step: 'output' } });
      expect(buildPath(configurator, choices).length).toBeLessThan(220);
    });
  });

  it('are read back from a cart line in the specified shape [rows 179, 192, 467, 469, 471–475, 505]', () => {
    const addresses = new Map<string, string>();
    ofEachBuild(({ kind, choices, configurator }) => {
      const line = customLineFor(configurator, choices, 2, cents(12_345));
      const stored = JSON.parse(JSON.stringify(writeLine(line)));
      expect(stored).toEqual({
        lookupKey: oracle.keysOf(kind, said(choices))[0],
        name: lineName(kind, said(choices)),
        path: buildPath(configurator, choices),
        imagePath: pictureFile(customPicture(lookOf(configurator, choices)), 960),
        price: 123.45,
        quantity: 2,
        config: JSON.parse(JSON.stringify(written(kind, said(choices)))),
      });
      const again = readLine(stored);
      expect(again).toEqual(line);
      expect(again && lineId(again)).toBe(lineId(line));
      // Different builds have different line ids.
      expect(addresses.get(lineId(line)) ?? line.path).toBe(line.path);
      addresses.set(lineId(line), line.path);
    });
  });

  it('are described by the specification’s list, with a dot for each colour [rows 193, 493, 556]', () => {
    ofEachBuild(({ kind, choices, configurator }) => {
      const words = describeLine(customLineFor(configurator, choices));
      const list = description(kind, said(choices));
      expect(words.map(({ label, value }) => [label, value])).toEqual(
        list.map(([label, value]) => [label, value]),
      );
      const dots = words.flatMap(({ colours }) => (colours ? [colours] : []));
      const chosen = [choices.color, choices.base].flatMap((id) => (id ? COLOURS[id as ColourId].hex : []));
      expect(dots.flat()).toEqual(chosen);
    });
  });

  it('have one of the configurators’ looks, with an existing picture', () => {
    const looks = new Set(customLooks().map((look) => JSON.stringify(inOrder(look))));
    const there = new Set(readdirSync('public/generated/pictures/custom'));
    ofEachBuild(({ kind, choices, configurator }) => {
      const look = lookOf(configurator, choices);
      expect(looks.has(JSON.stringify(inOrder(look))), JSON.stringify(look)).toBe(true);
      const file = pictureFile(customPicture(look), 960);
      expect(file).toBe(`/generated/pictures/custom/${pictureName(kind, said(choices))}-960.avif`);
      expect(there.has(file.replace('/generated/pictures/custom/', '')), file).toBe(true);
    });
  });

  it('are wound as chosen, with finite figures and curves', () => {
    const heard = new Set<string>();
    ofEachBuild(({ kind, choices, configurator }) => {
      const build = toneBuildOf(configurator, choices);
      expect(build).toEqual(wound(kind, said(choices)));
      const key = JSON.stringify(build);
      if (heard.has(key)) return;
      heard.add(key);
      expect(buildFigures(build).dcr_kOhm * 1000).toBeCloseTo(build.outputOhms, -2);
      const curve = responseCurve(buildPickup(build).circuit, SHEET_LOAD);
      expect(curve.every(({ level_dB }) => Number.isFinite(level_dB))).toBe(true);
    });
    expect(heard.size).toBeGreaterThan(Math.min(1000, BUILDS.length / 2));
  });
});

const inOrder = (look: object) => Object.entries(look).sort(([a], [b]) => (a < b ? -1 : 1));
