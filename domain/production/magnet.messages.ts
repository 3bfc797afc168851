import type { SizedModel } from '../configurator/fit.ts';
import { isCeramic, MAGNET_NAMES } from '../tone/magnets.ts';
import type { Pickup } from '../tone/pickup.ts';

/** The magnet: name, shape and, if the CAD model has it, size. */
export interface MagnetMessages {
  readonly name: string;
  readonly shape: string;
  /** Number of magnets beside or under the coil, which slide out; 0 for rods, inside the coil. */
  readonly bars: number;
  /** "63.5 × 12.7 × 3.2 mm", "⌀ 5 mm, 17 17 18 18 16 17 mm long". */
  readonly size?: string;
}

const mm = (value: number): string => String(Math.round(value * 10) / 10);
const extents = ({ min, max }: { readonly min: readonly number[]; readonly max: readonly number[] }) =>
  max.map((value, axis) => value - (min[axis] ?? 0));

/** Lengths of the rods, low string first; one entry if all are alike. */
function rodLengths({ dimensions }: SizedModel): readonly number[] {
  const lengths = Object.entries(dimensions)
    .filter(([key]) => /^rod\d+$/.test(key))
    .map(([, length]) => length);
  return new Set(lengths).size === 1 ? lengths.slice(0, 1) : lengths;
}

/** Number of places of a part in the CAD report; 1 if it has none. */
const placesOf = (part: object): number => ('places' in part ? Number(part.places) : 1);

/** Describes the magnet of a pickup. Sizes come from the report of its CAD model. */
export function magnetWords({ recipe, bobbin }: Pickup, report: SizedModel): MagnetMessages {
  const name = MAGNET_NAMES[recipe.magnet];
  const parts = Object.entries(report.parts);
  if (bobbin.magnetCircuit === 'rod') {
    // A ceramic magnet cannot be a rod: it is below and feeds rods of steel (domain/tone/magnets.ts).
    if (isCeramic(recipe.magnet)) return { name, shape: 'bar under steel rods', bars: 1 };
    const rods = parts.filter(([part]) => part.startsWith('rod-'));
    const count = rods.reduce((sum, [, part]) => sum + placesOf(part), 0);
    const across = Math.max(...rods.map(([, part]) => extents(part)[0] ?? 0));
    return {
      name,
      shape: `${count} rods`,
      bars: 0,
      size: `⌀ ${mm(across)}\u00a0mm, ${rodLengths(report).map(mm).join(' ')}\u00a0mm long`,
    };
  }
  const bars = parts.filter(([part]) => part.startsWith('magnet'));
  const count = bars.reduce((sum, [, part]) => sum + placesOf(part), 0);
  const [, bar] = bars[0] ?? [];
  // Halves of a hum-free pickup have opposite poles, so their bars end in the middle.
  const shape =
    recipe.bobbin === 'hp90-noiseless' ? 'a pair of bars a half' : count > 1 ? `${count} bars` : 'bar';
  if (!bar || recipe.bobbin === 'hp90-noiseless') return { name, shape, bars: count };
  return { name, shape, bars: count, size: `${extents(bar).map(mm).join(' × ')}\u00a0mm` };
}
