/** Figures of terms and policies, as the specification and the law give them: pages state them from here. */

/** Years of age that an order asks for. */
export const MIN_AGE = 18;

/** Days after which announced changes of the terms take effect. */
export const NOTICE_DAYS = 7;

/** Days in which both sides of a dispute try to settle it between themselves. */
export const NEGOTIATION_DAYS = 30;

/** Days from its acceptance within which consumers in the EU and the UK have their order (§ 475 (1) BGB). */
export const DELIVERY_WITHIN_DAYS = 30;

/** Years from delivery for which defects are ours (§ 438 (1) no. 3 BGB). */
export const GUARANTEE_YEARS = 2;
