import type { BobbinId } from './bobbins.ts';
import type { Cover } from './covers.ts';
import { pickupFigures } from './figures.ts';
import type { Magnet } from './magnets.ts';
import { makePickup, type Pickup, type Recipe } from './pickup.ts';
import { type Resonance, resonance } from './resonance.ts';
import type { PlaceId } from './strings.ts';
import { type Voice, voiceOf } from './voice.ts';

export type BuildKind = 'humbucker' | 'hp90' | 'p90-dogear' | 'p90-soapbar';

export interface Build {
  readonly kind: BuildKind;
  /** DC resistance of all coils in series, Ω. The configurator calls it the output level. */
  readonly outputOhms: number;
  readonly magnet: Magnet;
  /** Applies to a humbucker, with two coils side by side. */
  readonly matched: boolean;
  /** Closed is nickel silver, open brass. Classic P90s have plastic covers whatever this field contains. */
  readonly cover: 'closed' | 'open' | 'plain' | 'none';
  readonly potted: boolean;
  readonly wires: 2 | 5;
  /** HP90 only: two halves in opposite directions, hum-free. */
  readonly noiseless?: boolean;
  /** Sets the pole spacing and the place on the string. Without it: neck, the 50 mm of the build sheet. */
  readonly position?: 'neck' | 'bridge';
  /** Reverse wound, reverse polarity. Applies to a single coil only. */
  readonly reversed?: boolean;
}

/** The plain cover is open in name only: its six pole holes do not interrupt the eddy currents. */
const COVERS_OF_SHOP = {
  closed: 'nickel-closed',
  open: 'brass-open',
  plain: 'brass-closed',
  none: 'none',
} as const;

function bobbinAndPlace({ kind, noiseless, position = 'neck' }: Build): readonly [BobbinId, PlaceId] {
  if (kind === 'humbucker') return ['humbucker', `humbucker-${position}`];
  if (kind === 'hp90' && noiseless) return ['hp90-noiseless', `p90-noiseless-${position}`];
  return [kind, `p90-${position}`];
}

/** The recipe of a build. The wire gauge follows from the ohms; all builds are wound by hand. */
function buildRecipe(build: Build): Recipe {
  const { kind, outputOhms, magnet, matched, potted, wires } = build;
  const [bobbin, place] = bobbinAndPlace(build);
  const isClassic = kind === 'p90-dogear' || kind === 'p90-soapbar';
  const cover: Cover = isClassic ? 'none' : COVERS_OF_SHOP[build.cover];
  return {
    bobbin,
    place,
    wind: { ohms: outputOhms },
    magnet,
    cover,
    potted,
    matched: kind === 'humbucker' ? matched : true,
    wires,
    wound: 'scatter',
    ...(build.reversed && { reversed: true }),
  };
}

/** Winds a build. Takes any positive resistance; a coil too large for its bobbin is marked overfull. */
export const buildPickup = (build: Build): Pickup => makePickup(buildRecipe(build));

export const buildFigures = (build: Build) => pickupFigures(buildPickup(build));

export interface WoundBuild {
  readonly voice: Voice;
  readonly resonance: Resonance;
}

/** Least-recently-used cache, keyed by the build as JSON: curve, sound and text of a step need the same few builds. */
const cache = new Map<string, WoundBuild>();
const ROOM = 200;

/** Winds a build and measures it: about a millisecond, then cached. Returns the same object while it is cached. */
export function woundBuild(build: Build): WoundBuild {
  const text = JSON.stringify(build);
  let wound = cache.get(text);
  if (!wound) {
    const voice = voiceOf(buildPickup(build));
    wound = { voice, resonance: resonance(voice.circuit, voice.load) };
    const [oldest] = cache.size < ROOM ? [] : cache.keys();
    if (oldest) cache.delete(oldest);
  }
  // Moves the entry to the end, so that recently used ones are evicted last.
  cache.delete(text);
  cache.set(text, wound);
  return wound;
}
