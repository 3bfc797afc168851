// Three rules of one length: each has its own name, so that a change of one leaves the others.

/** Days from receipt within which a consumer may withdraw by law (§ 355 (2) BGB). */
export const WITHDRAWAL_DAYS = 14;

/** Days within which a buyer who has withdrawn sends the goods back, from the day we were told (§ 357 (1) BGB). */
export const SEND_BACK_DAYS = 14;

/**
 * Days within which money goes back: of a withdrawal from the day we were told (§ 357 (1) BGB), of a return, which is ours
 * beyond the law, from the day the goods are here.
 */
export const MONEY_BACK_DAYS = 14;
