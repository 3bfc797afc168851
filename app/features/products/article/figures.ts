import { balanceOf } from '#domain/balance/balance.ts';
import { atStart, inWords } from '#domain/format-count.ts';
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

type At = readonly [Flavor, Position];

/**
 * The figures that an article may quote, each from its source: turns, wire and resistance from the winding model, sizes
 * from the CAD reports. Articles type none of them. Modelled inductance and response include the uncertainty of their
 * class.
 */
export function productFigures(product: Product, language: Language = 'en') {
  const formatted = (figures: string) => inFigures(figures, language);
  const spec = SPEC_MESSAGES[language];
  const sized = (...mm: readonly number[]) => formatted(millimetres(...mm));
  const windings = windingTable(product.type);
  const winding = (...[flavor, position]: At): Winding => {
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
    /** Turns of each coil: "8 040", or "5 430 and 4 620" for unlike ones. */
    turns: (...at: At) =>
      [...new Set(winding(...at).turns)].map(thousands).join(TONE_FIGURE_WORDS[language].and),
    wire: (...at: At) => `${winding(...at).awg}${NBSP}AWG`,
    /** Bare diameter of its wire, in thousandths of a millimetre. */
    thickness: (...at: At) => formatted(`${(bareDiameter(winding(...at).awg) * 1000).toFixed(3)}${NBSP}mm`),
    /** Length of its wire, to ten metres. */
    metres(...at: At) {
      const { turns, awg, pickup } = winding(...at);
      const metres = turns.reduce((sum, count) => sum + count * meanTurn(pickup.bobbin, count, awg), 0);
      return `${thousands(Math.round(metres / 10) * 10)}${NBSP}m`;
    },
    ohms: (...at: At) => formatted(`${winding(...at).dcr_kOhm.toFixed(1)}${NBSP}kΩ`),
    henries(...at: At) {
      const { inductance_H, doubt } = winding(...at);
      return withDoubt(inductance_H, inductance_H * doubt.inductance, 'H', language);
    },
    /** Only for pickups with a resonance in their guitar. */
    resonance(...at: At) {
      const { peaked, resonance_kHz, resonanceDoubt } = winding(...at);
      if (!peaked) throw new Error(`${product.name} ${at.join(' ')} has no peak to write of`);
      return kilohertzWithDoubt(resonance_kHz * 1000, resonanceDoubt, language);
    },
    /** The −3 dB frequency in its guitar. */
    treble(...at: At) {
      const { minus3dB_kHz, resonanceDoubt } = winding(...at);
      return kilohertzWithDoubt(minus3dB_kHz * 1000, resonanceDoubt, language);
    },
    magnet: (...at: At) => spec.magnet[winding(...at).magnet].replace(' ', NBSP),
    /** Field at the top of its poles. */
    field(...at: At) {
      const { magnet, pickup } = winding(...at);
      return formatted(`${magnetFigures(magnet, pickup.bobbin.magnetCircuit).field_mT}${NBSP}mT`);
    },
    /** Difference in level between two pickups of this product. */
    louder: (one: At, than: At) =>
      inDecibels(outputLevel(winding(...one).pickup) - outputLevel(winding(...than).pickup), language),
    /** Level of the bridge below the neck at equal height, as in the balance on the same page. */
    bridgeQuieter(flavor: Flavor) {
      const [bridge, neck] = (['bridge', 'neck'] as const).map((at) => voiceOf(winding(flavor, at).pickup));
      if (!bridge || !neck) throw new Error(`${product.name} has no pair`);
      const { difference_dB } = balanceOf({ bridge, neck });
      if (difference_dB >= 0) throw new Error(`${product.name} ${flavor} is not quieter at the bridge`);
      return inDecibels(difference_dB, language);
    },
    /** Hum below that of a single coil (a vintage Stratocaster's or Jazz Bass's). */
    quieter: (...at: At) => inDecibels(humLevel(winding(...at).pickup), language),
    /** Sizes of a position's CAD model by name. */
    size(position: Position, ...names: readonly string[]) {
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
    /** Length, width and height of an item of the exploded view. */
    part: (id: string) => sized(...item(id).size),
    /** Height of an item of the exploded view by itself. */
    height: (id: string) => sized(item(id).size[2] ?? 0),
    /** The number of an item of the exploded view, in words. */
    countInWords: (id: string) => inWords(item(id).count, language),
    /** The same at the start of a sentence. */
    countAtStart: (id: string) => atStart(inWords(item(id).count, language)),
    /** Figures of another product to compare with. */
    beside(type: StockType, ...at: At) {
      const pickup = stockPickup(type, ...at);
      if (!pickup) throw new Error(`No ${type} ${at.join(' ')}`);
      const { circuit, winding } = pickup;
      const henry = inductanceAt(circuit, METER_HZ);
      return {
        henries: withDoubt(henry, henry * doubtOf(pickup).inductance, 'H', language),
        turns: thousands(winding.turns[0] ?? 0),
      };
    },
  };
}
