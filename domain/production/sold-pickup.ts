import { pickupName } from '../configurator/bill.ts';
import { chosenOption } from '../configurator/configurator.ts';
import { configuratorOf } from '../configurator/custom-types.ts';
import type { SizedModel } from '../configurator/fit.ts';
import { netWeight } from '../customs/net-weight.ts';
import { buildPick } from '../listening/build-pick.ts';
import { type ListenPick, listenPath, onePickMore, pickName } from '../listening/listen-choice.ts';
import { productByType } from '../products/catalogue.ts';
import { FLAVOR_NAMES } from '../products/pickup-types.ts';
import type { Picture } from '../products/pictures.ts';
import type { Pickup } from '../tone/pickup.ts';
import { buildWiring, stockWiring } from '../wiring/sheet-for.ts';
import { type MagnetMessages, magnetWords } from './magnet.messages.ts';
import { isCustomUnit, pickupOf, settingKey, type UnitBuild, unitName } from './unit.ts';
import {
  benchDrawing,
  colourNames,
  coverKind,
  coverWords,
  cutOutMask,
  isZebra,
  modelOfUnit,
  pictureOf,
  poleSpacingOf,
  shapeWords,
  sheetNumberOf,
  unitSummary,
} from './unit-look.ts';

/** A pickup as sold, frozen. Bench, papers, pages and figures read this and never the catalogue, which may change. */
export interface SoldPickup {
  readonly build: UnitBuild;
  /** "Stratocaster bridge", "Custom Humbucker". */
  readonly name: string;
  /** Category in statistics: "Stratocaster". */
  readonly kind: string;
  /** "Modern", the name of a flavor or output level. */
  readonly flavor?: string;
  /** "Fishbone, Forest/Copper, 52 mm, 8 kΩ". */
  readonly summary: string;
  /** "Fishbone", "Closed cover"; undefined if builds differ only in colour. */
  readonly shape?: string;
  /** "Forest", "Copper": upper before lower; empty for bare metal. */
  readonly colourNames: readonly string[];
  /** Two bobbins of two colours. */
  readonly isZebra: boolean;
  readonly cover: { readonly kind: 'metal' | 'plastic' | 'none'; readonly words: string };
  readonly magnet: MagnetMessages;
  readonly spacing_mm: number;
  readonly size?: string;
  /** Weight computed from its parts, g; undefined if it must be weighed. */
  readonly net_g?: number;
  readonly bobbinScrews: number;
  readonly drawing: { readonly path: string; readonly number: string };
  readonly picture: Picture;
  readonly mask: string;
  readonly diagram: string;
  readonly listen: { readonly href: string; readonly name: string };
  /** Pickups with the same key are wound alike. */
  readonly setting: string;
  readonly pickup: Pickup;
}

function flavorOf(build: UnitBuild): string | undefined {
  if (!isCustomUnit(build)) return FLAVOR_NAMES[build.pickupFlavor];
  return chosenOption(configuratorOf(build), build.choices, 'output')?.name;
}

/** Outer size from the CAD report, mm; for a single coil the size of its cover. */
function sizeOf({ dimensions }: SizedModel): string | undefined {
  const sides = [
    dimensions.coverLength ?? dimensions.length,
    dimensions.coverWidth ?? dimensions.depth ?? dimensions.width,
    dimensions.height,
  ];
  return sides.every((side) => side !== undefined) ? `${sides.join(' × ')}\u00a0mm` : undefined;
}

function screwsOf({ parts }: SizedModel): number {
  return parts['bobbin-screw']?.places ?? 0;
}

/** Freezes a pickup when it is sold. `reportOf` returns a CAD model's report; `wound` may replace the winding. */
export function freezePickup(
  build: UnitBuild,
  reportOf: (model: string) => SizedModel,
  wound = (pickup: Pickup): Pickup => pickup,
): SoldPickup {
  const pickup = wound(pickupOf(build));
  const report = reportOf(modelOfUnit(build));
  const isCustom = isCustomUnit(build);
  const [flavor, shape] = [flavorOf(build), shapeWords(build)];
  const size = sizeOf(report);
  const net_g = netWeight(pickup, report);
  return {
    build,
    name: unitName(build),
    kind: isCustom ? pickupName(configuratorOf(build), build.choices) : productByType(build.pickupType).name,
    ...(flavor && { flavor }),
    summary: unitSummary(build),
    ...(shape && { shape }),
    colourNames: colourNames(build),
    isZebra: isZebra(build),
    cover: { kind: coverKind(pickup, report), words: coverWords(build, report) },
    magnet: magnetWords(pickup, report),
    spacing_mm: poleSpacingOf(build, report),
    ...(size && { size }),
    ...(net_g !== undefined && { net_g }),
    bobbinScrews: screwsOf(report),
    drawing: { path: benchDrawing(build), number: sheetNumberOf(build) },
    picture: pictureOf(build),
    mask: cutOutMask(build),
    diagram: isCustom
      ? buildWiring(configuratorOf(build), build.choices.wiring)
      : stockWiring(build.pickupType),
    listen: listenLink(build),
    setting: settingKey(build, pickup),
    pickup,
  };
}

function pickOf(build: UnitBuild): ListenPick {
  if (isCustomUnit(build)) return buildPick({ configurator: configuratorOf(build), choices: build.choices });
  return { type: build.pickupType, flavor: build.pickupFlavor, position: build.position };
}

function listenLink(build: UnitBuild): { readonly href: string; readonly name: string } {
  const pick = pickOf(build);
  return { href: listenPath([pick, onePickMore([pick])]), name: pickName(pick) };
}
