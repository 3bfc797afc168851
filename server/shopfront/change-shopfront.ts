import { auditedThen } from '../orders/index.ts';

/** Changes what the shop says. This process says it at once, the others say it within seconds. */
export const changeShopfront = auditedThen(({ shopfront }) => shopfront.renew());

/** Changes codes. They are only issued and taken back, so no two changes contradict each other. */
export const changeCode = auditedThen(({ jobs }) => jobs.wake());
