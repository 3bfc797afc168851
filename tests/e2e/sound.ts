import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { AudioManifest } from '../../domain/listening/audio.ts';
import type { Flavor, Position } from '../../domain/products/pickup-types.ts';
import type { StockType } from '../../domain/products/products.ts';
import { stockRecipe } from '../../domain/products/winding-table.ts';
import { combineVoices } from '../../domain/tone/combine-voices.ts';
import { makePickup } from '../../domain/tone/pickup.ts';
import { type Voice, voiceOf } from '../../domain/tone/voice.ts';
import { buildHarness } from '../fixtures/build-harness.ts';
import type { SoundHarness } from '../fixtures/sound-harness/harness.ts';

/** A test page that plays pickups in Chromium’s own Web Audio, and its sounds. */

const PUBLIC = join(import.meta.dirname, '../../public');
const { takes, bands_Hz } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../assets/records/audio/audio.json'), 'utf8'),
) as AudioManifest;
export const TAKES = {
  bands_dB: Object.fromEntries(Object.entries(takes).map(([key, { bands_dB }]) => [key, bands_dB])),
  bands_Hz,
};

function voice(type: StockType, flavor: Flavor, position: Position): Voice {
  const recipe = stockRecipe(type, flavor, position);
  if (!recipe) throw new Error(`No ${type} ${flavor} ${position}`);
  return voiceOf(makePickup(recipe));
}
export const STRAT = voice('STRATOCASTER', 'VINTAGE', 'neck');
export const P90 = voice('P90_SOAPBAR', 'VINTAGE', 'neck');
export const HOT = voice('HUMBUCKER', 'HOT', 'neck');
export const TELE_BRIDGE = voice('TELECASTER', 'VINTAGE', 'bridge');
/** Two on one switch, wound in opposite directions. */
export const STRAT_FOUR = combineVoices(STRAT, voice('STRATOCASTER', 'VINTAGE', 'middle'));
/** Two unlike ones, far apart. */
export const TELE_BOTH = combineVoices(voice('TELECASTER', 'VINTAGE', 'neck'), TELE_BRIDGE);
/** Two with equal hum. */
export const P90_BOTH = combineVoices(P90, voice('P90_SOAPBAR', 'VINTAGE', 'bridge'));
export const JAZZ = voice('JAZZ_BASS', 'VINTAGE', 'neck');
export const PRECISION = voice('PRECISION_BASS', 'HOT', 'split');

const AT = 'http://localhost/harness/index.html';
const HTML =
  '<!doctype html><title>Live sound</title><link rel="icon" href="data:,"><script type="module" src="harness.js"></script>';

/** Opens the harness; returns what it loads besides its own code. */
export async function opensHarness(page: Page): Promise<string[]> {
  const folder = await buildHarness('sound-harness', 'harness.ts');
  const loaded: string[] = [];
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith('/generated/')) {
      loaded.push(pathname);
      return route.fulfill({ path: join(PUBLIC, pathname) });
    }
    if (pathname.endsWith('index.html')) return route.fulfill({ contentType: 'text/html', body: HTML });
    const name = pathname.split('/').at(-1) ?? '';
    if (name !== 'harness.js') loaded.push(name);
    return route.fulfill({ path: join(folder, name) });
  });
  await page.goto(AT);
  await page.waitForFunction(() => 'soundHarness' in globalThis);
  return loaded;
}

export async function call<Name extends 'response' | 'switching' | 'listen' | 'resting' | 'latency'>(
  page: Page,
  name: Name,
  ...args: Parameters<SoundHarness[Name]>
): Promise<Awaited<ReturnType<SoundHarness[Name]>>> {
  return page.evaluate(
    ([call, values]) =>
      (
        globalThis as unknown as { soundHarness: Record<string, (...all: unknown[]) => unknown> }
      ).soundHarness[call]?.(...values),
    [name, args] as const,
  ) as Promise<Awaited<ReturnType<SoundHarness[Name]>>>;
}

/** Time from the deck's call until only the new take is heard, ms: see the latencies in `live-sound.spec.ts`. */
export const TO_SOUND_MS = 85;

export const largest = (values: readonly number[]): number => Math.max(...values.map(Math.abs));
