import { balanceOf } from '#domain/balance/balance.ts';
import type { Language } from '#domain/languages.ts';
import type { Flavor, Position } from '#domain/products/pickup-types.ts';
import type { Product, StockType } from '#domain/products/products.ts';
import { stockPickup, type Winding, windingTable } from '#domain/products/winding-table.ts';
import { inductanceAt, METER_HZ } from '#domain/tone/circuit.ts';
import { doubtOf } from '#domain/tone/doubt.ts';
import { TONE_FIGURE_WORDS } from '#domain/tone/format-figures.messages.ts';
import {
  inDecibels,
  inFigures,
  kilohertzWithDoubt,
  thousands,
  withDoubt,
} from '#domain/tone/format-figures.ts';
import { magnetFigures } from '#domain/tone/magnets.ts';
import { humLevel, outputLevel } from '#domain/tone/pickup.ts';
import { SPEC_MESSAGES } from '#domain/tone/spec-bullets.messages.ts';
import { voiceOf } from '#domain/tone/voice.ts';
import { meanTurn } from '#domain/tone/winding.ts';
import { bareDiameter } from '#domain/tone/wire.ts';
import { cadReportOf, explodedOf } from '../cad-records.ts';

const NBSP = '\u00a0';

/** "5 × 18 mm", on one line. */
const millimetres = (...mm: readonly number[]): string => `${mm.join(`${NBSP}×${NBSP}`)}${NBSP}mm`;

/**
 * The figures that an article may quote, each from its source: turns, wire and resistance from the winding model, sizes
 * from the CAD reports. Articles type none of them. Modelled inductance and response include the uncertainty of their
 * class.
 */
export interface ArticleFigures {
  readonly windings: readonly Winding[];
  /** Turns of each coil: "8 040", or "5 430 and 4 620" for unlike ones. */
  turns(flavor: Flavor, position: Position): string;
  wire(flavor: Flavor, position: Position): string;
  /** Bare diameter of its wire, in thousandths of a millimetre. */
  thickness(flavor: Flavor, position: Position): string;
  /** Length of its wire, to ten metres. */
  metres(flavor: Flavor, position: Position): string;
  ohms(flavor: Flavor, position: Position): string;
  henries(flavor: Flavor, position: Position): string;
  /** Only for pickups with a resonance in their guitar. */
  resonance(flavor: Flavor, position: Position): string;
  /** The −3 dB frequency in its guitar. */
  treble(flavor: Flavor, position: Position): string;
  magnet(flavor: Flavor, position: Position): string;
  /** Field at the top of its poles. */
  field(flavor: Flavor, position: Position): string;
  /** Difference in level between two pickups of this product. */
  louder(one: readonly [Flavor, Position], than: readonly [Flavor, Position]): string;
  /** Level of the bridge below the neck at equal height, as in the balance on the same page. */
  bridgeQuieter(flavor: Flavor): string;
  /** Hum below that of a single coil (a vintage Stratocaster's or Jazz Bass's). */
  quieter(flavor: Flavor, position: Position): string;
  /** Sizes of a position's CAD model by name. */
  size(position: Position, ...names: readonly string[]): string;
  /** Length, width and height of an item of the exploded view. */
  part(id: string): string;
  /** Height of an item of the exploded view by itself. */
  height(id: string): string;
  count(id: string): number;
}

export function productFigures(product: Product, language: Language = 'en'): ArticleFigures {
  const formatted = (figures: string) => inFigures(figures, language);
  const spec = SPEC_MESSAGES[language];
  const sized = (...mm: readonly number[]) => formatted(millimetres(...mm));
  const windings = windingTable(product.type);
  const winding = (flavor: Flavor, position: Position): Winding => {
    const found = windings.find((one) => one.flavor === flavor && one.position === position);
    if (!found) throw new Error(`${product.name} has no ${flavor} ${position}`);
    return found;
  };
  const item = (id: string) => {
    const found = explodedOf(product.slug)?.items.find((one) => one.id === id);
    if (!found) throw new Error(`The exploded view of ${product.slug} has no ${id}`);
    return found;
  };
  return {
    windings,
    turns: (flavor, position) =>
      [...new Set(winding(flavor, position).turns)].map(thousands).join(TONE_FIGURE_WORDS[language].and),
    wire: (flavor, position) => `${winding(flavor, position).awg}${NBSP}AWG`,
    thickness: (flavor, position) =>
      formatted(`${(bareDiameter(winding(flavor, position).awg) * 1000).toFixed(3)}${NBSP}mm`),
    metres(flavor, position) {
      const { turns, awg, pickup } = winding(flavor, position);
      const metres = turns.reduce((sum, count) => sum + count * meanTurn(pickup.bobbin, count, awg), 0);
      return `${thousands(Math.round(metres / 10) * 10)}${NBSP}m`;
    },
    ohms: (flavor, position) => formatted(`${winding(flavor, position).dcr_kOhm.toFixed(1)}${NBSP}kΩ`),
    henries(flavor, position) {
      const { inductance_H, doubt } = winding(flavor, position);
      return withDoubt(inductance_H, inductance_H * doubt.inductance, 'H', language);
    },
    resonance(flavor, position) {
      const { peaked, resonance_kHz, resonanceDoubt } = winding(flavor, position);
      if (!peaked) throw new Error(`${product.name} ${flavor} ${position} has no peak to write of`);
      return kilohertzWithDoubt(resonance_kHz * 1000, resonanceDoubt, language);
    },
    treble(flavor, position) {
      const { minus3dB_kHz, resonanceDoubt } = winding(flavor, position);
      return kilohertzWithDoubt(minus3dB_kHz * 1000, resonanceDoubt, language);
    },
    magnet: (flavor, position) => spec.magnet[winding(flavor, position).magnet].replace(' ', NBSP),
    field(flavor, position) {
      const { magnet, pickup } = winding(flavor, position);
      return formatted(`${magnetFigures(magnet, pickup.bobbin.magnetCircuit).field_mT}${NBSP}mT`);
    },
    louder: (one, than) =>
      inDecibels(outputLevel(winding(...one).pickup) - outputLevel(winding(...than).pickup), language),
    bridgeQuieter(flavor) {
      const [bridge, neck] = (['bridge', 'neck'] as const).map((at) => voiceOf(winding(flavor, at).pickup));
      if (!bridge || !neck) throw new Error(`${product.name} has no pair`);
      const { difference_dB } = balanceOf({ bridge, neck });
      if (difference_dB >= 0) throw new Error(`${product.name} ${flavor} is not quieter at the bridge`);
      return inDecibels(difference_dB, language);
    },
    quieter: (flavor, position) => inDecibels(humLevel(winding(flavor, position).pickup), language),
    size(position, ...names) {
      const positions: Readonly<Partial<Record<string, { readonly model: string }>>> = product.positions;
      const model = positions[position];
      const { dimensions = {} } = model ? cadReportOf(model.model) : {};
      return sized(
        ...names.map((name) => {
          const mm = dimensions[name];
          if (mm === undefined) throw new Error(`${product.name} has no ${name} at ${position}`);
          return mm;
        }),
      );
    },
    part: (id) => sized(...item(id).size),
    height: (id) => sized(item(id).size[2] ?? 0),
    count: (id) => item(id).count,
  };
}

export function figuresBeside(
  type: StockType,
  flavor: Flavor,
  position: Position,
  language: Language = 'en',
) {
  const pickup = stockPickup(type, flavor, position);
  if (!pickup) throw new Error(`No ${type} ${flavor} ${position}`);
  const { circuit, winding } = pickup;
  const henry = inductanceAt(circuit, METER_HZ);
  return {
    henries: withDoubt(henry, henry * doubtOf(pickup).inductance, 'H', language),
    turns: thousands(winding.turns[0] ?? 0),
    output: outputLevel(pickup),
  };
}
