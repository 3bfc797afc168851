import { auditedThen } from '../orders/index.ts';
import type { Services } from '../platform/services.ts';
import { settleStock } from './settle.ts';

/** Settles after a change that is kept: the clock does it where this fails. */
export const trySettling = (services: Services): Promise<void> =>
  settleStock(services).catch((err: unknown) => services.log.warn({ err }, 'stock not settled'));

/** Changes the stock, then updates the bar's counts and the covers that pause automatically. */
export const changeStock = auditedThen(trySettling);
