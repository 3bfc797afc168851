import type { BobbinId } from './bobbins.ts';
import type { Cover } from './covers.ts';
import { type Figures, figuresOf } from './figures.ts';
import type { Magnet } from './magnets.ts';
import { makePickup, type Pickup, type Recipe } from './pickup.ts';
import type { PlaceId } from './strings.ts';

export type BuildKind = 'humbucker' | 'hp90' | 'p90-dogear' | 'p90-soapbar';

/** A pickup as one of the configurators describes it. */
export interface Build {
  readonly kind: BuildKind;
  /** DC resistance of all coils in series, Ω: the output level. */
  readonly outputOhms: number;
  readonly magnet: Magnet;
  /** Counts where there are two coils beside each other, in a humbucker. */
  readonly matched: boolean;
  /** Closed covers are nickel silver, open ones brass; classic P90s have plastic covers, whatever this says. */
  readonly cover: 'closed' | 'open' | 'plain' | 'none';
  readonly potted: boolean;
  readonly wires: 2 | 5;
  /** The hum-free HP90: two halves against each other. Counts for the HP90 only. */
  readonly noiseless?: boolean;
  /** Which of the two pole spacings, and so where it listens. Without it, neck: the 50 mm of the build sheet. */
  readonly position?: 'neck' | 'bridge';
  /** Reverse wound, reverse polarity: of one coil only. */
  readonly reversed?: boolean;
}

/** The plain cover is an open one by name only: six holes for the poles leave the currents their whole way round. */
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

/** The recipe of a build. Gauge follows from the ohms; all builds are wound by hand. */
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

/** Winds a build: circuit for curve and sound. Any positive resistance; absurd ones are marked overfull. */
export const buildPickup = (build: Build): Pickup => makePickup(buildRecipe(build));

/** The spec sheet of a build. */
export const buildFigures = (build: Build): Figures => figuresOf(buildPickup(build));
