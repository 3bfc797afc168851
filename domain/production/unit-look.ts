import { chosenOption } from '../configurator/configurator.ts';
import { type CustomConfig, configuratorOf } from '../configurator/custom-types.ts';
import { drawingOf, type SizedModel } from '../configurator/fit.ts';
import { type BuildField, lookOf } from '../configurator/record.ts';
import { productByType } from '../products/catalogue.ts';
import { COLOURS } from '../products/colours.ts';
import { modelOf } from '../products/custom-looks.ts';
import { BUNDLES, FLAVOR_NAMES, POSITION_NAMES } from '../products/pickup-types.ts';
import { customPicture, type Picture, stockPicture } from '../products/pictures.ts';
import { isKeyOf } from '../records.ts';
import type { Pickup } from '../tone/pickup.ts';
import { hasConnector, isCustomUnit, pickupOf, type StockUnit, type UnitBuild } from './unit.ts';

const NBSP = '\u00a0';

export function modelOfUnit(build: UnitBuild): string {
  if (isCustomUnit(build)) return modelOf(lookOf(configuratorOf(build), build.choices));
  const model = productByType(build.pickupType).positions[build.position]?.model;
  if (!model) throw new Error(`${build.pickupType} has no ${build.position}`);
  return model;
}

/** Address of a unit's drawing. The three Stratocasters share one, because their outsides are equal. */
export function benchDrawing(build: UnitBuild): string {
  return drawingOf(pictureModel(modelOfUnit(build)));
}

export function pictureOf(build: UnitBuild): Picture {
  if (isCustomUnit(build)) return customPicture(lookOf(configuratorOf(build), build.choices));
  const product = productByType(build.pickupType);
  const bundle = BUNDLES.find((known) => known.toLowerCase() === build.position) ?? 'SET';
  return stockPicture(product, bundle, build.color, 'hero');
}

/** Model whose picture a model uses: the three Stratocasters share one. */
export const pictureModel = (model: string): string =>
  model.startsWith('stratocaster') ? 'stratocaster-bridge' : model;

export const cutOutMask = (build: UnitBuild): string =>
  `/generated/masks/pieces/${pictureModel(modelOfUnit(build))}.avif`;

const chosen = (build: CustomConfig, field: BuildField): string | undefined =>
  chosenOption(configuratorOf(build), build.choices, field)?.name;

/** Drawing number of the product with the same shape: "HB-01". */
export function sheetNumberOf(build: UnitBuild): string {
  if (!isCustomUnit(build)) return productByType(build.pickupType).sheet.number;
  const madePickup = configuratorOf(build).makes.find(({ type }) => type === build.pickupType);
  if (!madePickup) throw new Error(`No configurator makes ${build.pickupType}`);
  return productByType(madePickup.kin.stock).sheet.number;
}

/** Distance of the outer poles, centre to centre, mm: as chosen, or from the CAD model. */
export function poleSpacingOf(build: UnitBuild, { dimensions }: SizedModel): number {
  const spacing = dimensions.spacing ?? dimensions.poleSpacing;
  if (spacing === undefined) throw new Error(`The report of ${modelOfUnit(build)} has no spacing`);
  return spacing;
}

export function coverWords(build: UnitBuild, { parts }: SizedModel): string {
  const { cover } = pickupOf(build).recipe;
  const model = isCustomUnit(build) ? chosen(build, 'model') : undefined;
  switch (cover) {
    case 'nickel':
      return 'nickel silver';
    case 'brass-hood':
      return 'brass';
    case 'nickel-closed':
      return 'closed, nickel silver';
    case 'brass-open':
    case 'brass-closed':
      return `${model ?? 'Open'}, brass`;
    case 'none':
      return parts.cover ? 'plastic' : 'none';
  }
}

/** Cover material, as far as it matters for soldering. */
export function coverKind({ recipe }: Pickup, { parts }: SizedModel): 'metal' | 'plastic' | 'none' {
  if (recipe.cover !== 'none') return 'metal';
  return parts.cover ? 'plastic' : 'none';
}

const nameOf = (colour: string | undefined): string | undefined =>
  colour !== undefined && isKeyOf(COLOURS, colour) ? COLOURS[colour].name : undefined;

/** "Forest", "Copper": upper before lower; empty if nothing is painted. */
export function colourNames(build: UnitBuild): readonly string[] {
  const { color, base = undefined } = isCustomUnit(build) ? build.choices : { color: build.color };
  return [nameOf(color), nameOf(base)].filter((name) => name !== undefined);
}

export const colourWords = (names: readonly string[]): string => names.join('/');

/** True if its first colour is a zebra, with a colour for each bobbin. */
export function isZebra(build: UnitBuild): boolean {
  const first = isCustomUnit(build) ? (build.choices.color ?? build.choices.base) : build.color;
  return first !== undefined && isKeyOf(COLOURS, first) && COLOURS[first].hex.length === 2;
}

const REVERSED = 'reverse wound';
/** In summaries of sold pickups and lines. */
export const CONNECTED = 'quick connector';

const stockWords = ({ pickupFlavor, color, position, wound, connector }: StockUnit): string =>
  [
    FLAVOR_NAMES[pickupFlavor],
    COLOURS[color].name,
    POSITION_NAMES[position].toLowerCase(),
    ...(wound ? [REVERSED] : []),
    ...(connector ? [CONNECTED] : []),
  ].join(', ');

/** Shape of a build in its summary: "Fishbone", "Closed cover"; undefined if only colours differ. */
export function shapeWords(build: UnitBuild): string | undefined {
  if (!isCustomUnit(build)) return undefined;
  const { cover } = build.choices;
  const covered = cover === 'closed' ? 'Closed cover' : cover === 'none' ? 'No cover' : undefined;
  return chosen(build, 'model') ?? covered;
}

/** One line that identifies a unit at the bench: "Fishbone, Forest/Copper, 52 mm, 8 kΩ". */
export function unitSummary(build: UnitBuild): string {
  if (!isCustomUnit(build)) return stockWords(build);
  const look = lookOf(configuratorOf(build), build.choices);
  const spacing = 'spacing' in look ? look.spacing : 50;
  const { winding, recipe } = pickupOf(build);
  return [
    shapeWords(build),
    colourWords(colourNames(build)),
    `${spacing}${NBSP}mm`,
    `${winding.resistance_Ohm / 1000}${NBSP}kΩ`,
    recipe.reversed && REVERSED,
    hasConnector(build) && CONNECTED,
  ]
    .filter(Boolean)
    .join(', ');
}
