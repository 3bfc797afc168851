import type { Configurator } from '../configurator/configurator.ts';
import type { StockType } from '../products/products.ts';

const STOCK_SHEETS: Readonly<Record<StockType, string>> = {
  HUMBUCKER: 'two-humbuckers-5',
  HUMBUCKER_P90: 'two-hp90s-5',
  TELECASTER: 'telecaster',
  STRATOCASTER: 'stratocaster',
  P90_DOGEAR: 'two-p90s',
  P90_SOAPBAR: 'two-p90s',
  JAZZ_BASS: 'jazz-bass',
  PRECISION_BASS: 'precision-bass',
};

const PAGE = '/wiring';

export const stockWiring = (type: StockType): string => `${PAGE}#${STOCK_SHEETS[type]}`;

/** Address of the diagram for a build, by the number of wires. */
export const buildWiring = ({ diagrams }: Pick<Configurator, 'diagrams'>, wiring?: string | null): string =>
  `${PAGE}#${diagrams[wiring === '2-wire' ? 2 : 5]}`;
