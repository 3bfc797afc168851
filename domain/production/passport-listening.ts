import { configuratorOf } from '../configurator/custom-types.ts';
import { buildPick } from '../listening/build-pick.ts';
import { type ListenPick, listenPath, onePickMore, pickName } from '../listening/listen-choice.ts';
import type { OwnResponse } from './own-curve.ts';
import { isCustomPiece, type PieceBuild } from './piece.ts';

/** Where a build is heard as modelled, and how far the pickup itself is from that. */
export interface ListenLink {
  readonly href: string;
  /** "Stratocaster Vintage, bridge". */
  readonly name: string;
  /** The largest distance between both curves where strings have something to say, dB. */
  readonly apart_dB: number;
}

/** Above this a string has little left. */
const HEARD_TO_HZ = 6000;

function pickOf(build: PieceBuild): ListenPick {
  if (isCustomPiece(build)) return buildPick({ configurator: configuratorOf(build), choices: build.choices });
  return { type: build.pickupType, flavor: build.pickupFlavor, position: build.position };
}

/** The listening page with this build, beside the pickup that comes next to it. */
export function listenLink(build: PieceBuild, { own, modelled }: OwnResponse): ListenLink {
  const pick = pickOf(build);
  const apart = own.curve
    .filter(({ frequency_Hz }) => frequency_Hz <= HEARD_TO_HZ)
    .map(({ level_dB }, index) => Math.abs(level_dB - (modelled.curve[index]?.level_dB ?? level_dB)));
  return {
    href: listenPath([pick, onePickMore([pick])]),
    name: pickName(pick),
    apart_dB: Math.max(...apart),
  };
}
