import { type AuditedWork, changeAudited, type Doer, type WorkshopOutcome } from '../orders/index.ts';
import type { Services } from '../platform/services.ts';

/** Changes what the shop says. This process says it at once, the others say it within seconds. */
export async function changeShopfront<T extends object>(
  services: Services,
  by: Doer,
  work: (work: AuditedWork) => Promise<T>,
): Promise<WorkshopOutcome<T>> {
  const outcome = await changeAudited(services, by, work);
  if (outcome.ok) await services.shopfront.renew();
  return outcome;
}

/** Changes codes. They are only issued and taken back, so no two changes contradict each other. */
export async function changeCode<T extends object>(
  services: Services,
  by: Doer,
  work: (work: AuditedWork) => Promise<T>,
): Promise<WorkshopOutcome<T>> {
  const outcome = await changeAudited(services, by, work);
  if (outcome.ok) services.jobs.wake();
  return outcome;
}
