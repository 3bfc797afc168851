// Three rules of equal length with a name each, so that they can change independently.

/** Days from receipt in which a consumer may withdraw by law (§ 355 (2) BGB). */
export const WITHDRAWAL_DAYS = 14;

/** Days from the withdrawal in which a buyer must send the goods back (§ 357 (1) BGB). */
export const SEND_BACK_DAYS = 14;

/** Days to refund: a withdrawal from its notice (§ 357 (1) BGB), a voluntary return from the goods' arrival. */
export const MONEY_BACK_DAYS = 14;
