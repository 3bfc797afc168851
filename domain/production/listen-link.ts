import { configuratorOf } from '../configurator/custom-types.ts';
import { buildPick } from '../listening/build-pick.ts';
import { type ListenPick, listenPath, onePickMore, pickName } from '../listening/listen-choice.ts';
import { isCustomUnit, type UnitBuild } from './unit.ts';

function pickOf(build: UnitBuild): ListenPick {
  if (isCustomUnit(build)) return buildPick({ configurator: configuratorOf(build), choices: build.choices });
  return { type: build.pickupType, flavor: build.pickupFlavor, position: build.position };
}

export function listenLink(build: UnitBuild): { readonly href: string; readonly name: string } {
  const pick = pickOf(build);
  return { href: listenPath([pick, onePickMore([pick])]), name: pickName(pick) };
}
