import type { Language } from '#domain/languages.ts';
import { productByType } from '#domain/products/catalogue.ts';
import { POSITIONS_SAID } from '#domain/products/pickup-types.messages.ts';
import { FLAVOR_NAMES, type Flavor, type Position } from '#domain/products/pickup-types.ts';
import type { StockType } from '#domain/products/products.ts';
import { stockPickup } from '#domain/products/winding-table.ts';
import { entriesOf } from '#domain/records.ts';
import { SHEET_LOAD } from '#domain/tone/circuit.ts';
import { resonance } from '#domain/tone/resonance.ts';
import type { YourType } from '#domain/your-pickup/your-pickup.ts';

const BESIDE: Readonly<Record<YourType, readonly [StockType, Flavor, Position]>> = {
  humbucker: ['HUMBUCKER', 'MODERN', 'neck'],
  'humbucker-covered': ['HUMBUCKER', 'MODERN', 'neck'],
  p90: ['P90_SOAPBAR', 'VINTAGE', 'neck'],
  'single-coil': ['STRATOCASTER', 'VINTAGE', 'neck'],
  'telecaster-bridge': ['TELECASTER', 'VINTAGE', 'bridge'],
  'telecaster-neck': ['TELECASTER', 'VINTAGE', 'neck'],
  'jazz-bass': ['JAZZ_BASS', 'VINTAGE', 'neck'],
  'precision-bass': ['PRECISION_BASS', 'VINTAGE', 'split'],
};

/** Our pickups for comparison, dashed ticks beside the measurement. SI units. */
export const measureProps = (language: Language) => ({
  ours: Object.fromEntries(
    entriesOf(BESIDE).flatMap(([kind, [type, flavor, position]]) => {
      const pickup = stockPickup(type, flavor, position);
      if (!pickup) return [];
      const { resistance_Ohm, inductance_H, capacitance_F } = pickup.circuit;
      const where = position === 'split' ? '' : `, ${POSITIONS_SAID[language](position)}`;
      const our = {
        /** "Humbucker Modern, neck". */
        name: `${productByType(type).name} ${FLAVOR_NAMES[flavor]}${where}`,
        resistance_Ohm,
        inductance_H,
        capacitance_F,
        q: resonance(pickup.circuit, SHEET_LOAD).q,
      };
      return [[kind, our] as const];
    }),
  ),
});

export type MeasureProps = ReturnType<typeof measureProps>;
