import { type AuditedWork, changeAudited, type Doer, type WorkshopOutcome } from '../orders/index.ts';
import type { Services } from '../platform/services.ts';
import { settleStock } from './settle.ts';

/** Changes the stock, then updates the bar's counts and the covers that pause automatically. */
export async function changeStock<T extends object>(
  services: Services,
  by: Doer,
  work: (work: AuditedWork) => Promise<T>,
): Promise<WorkshopOutcome<T>> {
  const outcome = await changeAudited(services, by, work);
  if (outcome.ok) await trySettling(services);
  return outcome;
}

/** Settles after a change that is kept: the clock does it where this fails. */
export const trySettling = (services: Services): Promise<void> =>
  settleStock(services).catch((err: unknown) => services.log.warn({ err }, 'stock not settled'));
