import type { ConfiguratorId } from '../configurator/configurator.ts';
import type { StockType } from '../pickup-types.ts';

/** Anchor of the diagram that a stock pickup is soldered by. */
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

/** Address of the diagram for a stock pickup. */
export const stockWiring = (type: StockType): string => `${PAGE}#${STOCK_SHEETS[type]}`;

/** Address of the diagram for a build. Dogears and soapbars have a braided lead, and so has any P90 with two wires. */
export function buildWiring(configurator: ConfiguratorId, wiring?: string | null): string {
  const two = wiring === '2-wire';
  if (configurator === 'humbucker') return `${PAGE}#two-humbuckers-${two ? 2 : 5}`;
  return `${PAGE}#${configurator === 'p90' || two ? 'two-p90s' : 'two-hp90s-5'}`;
}
