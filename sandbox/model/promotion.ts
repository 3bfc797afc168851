/** Promotion codes on a session: validity, discount, and redemption by payment. */
import { need, type SandboxDatabase, save, select } from '../store/objects.ts';
import { ApiError, nowSeconds } from '../wire/errors.ts';
import type { SessionDiscount, SessionHidden, WirePromotionCode, WireSession } from '../wire/objects.ts';

/** Message if a code was used up in the meantime. */
export const CODE_OVER = 'The promotion code can no longer be redeemed. Please remove it and try again.';

const isOpen = ({ active, expires_at, max_redemptions, times_redeemed }: WirePromotionCode) =>
  active &&
  (expires_at === null || expires_at > nowSeconds()) &&
  (max_redemptions === null || times_redeemed < max_redemptions);

/** Applies a discount to the session's lines, rounded line by line; null removes it. */
export function discounted(hidden: SessionHidden, discount: SessionDiscount | null): SessionHidden {
  const items = hidden.items.map((item) => {
    const off = Math.round((item.amount_subtotal * (discount?.percentOff ?? 0)) / 100);
    return { ...item, amount_discount: off, amount_total: item.amount_subtotal - off };
  });
  return { ...hidden, items, discount };
}

/** Reads a typed code for a session; throws if it is invalid. */
export async function readPromotion(
  db: SandboxDatabase,
  typed: string,
  session: WireSession,
): Promise<SessionDiscount> {
  const refuse = (code: string, message: string): never => {
    throw new ApiError(message, { code });
  };
  const matches = await select(db, 'promotion_code', [
    { sql: "lower(data->>'code') = ?", value: typed.toLowerCase() },
  ]);
  const promotion = matches.map(({ data }) => data).find(isOpen);
  const coupon = promotion && (await need(db, 'coupon', promotion.promotion.coupon)).data;
  if (!promotion || !coupon?.valid || coupon.percent_off === null || promotion.customer !== null)
    return refuse('invalidCode', `This promotion code is invalid: ${typed}`);
  if (session.amount_subtotal < (promotion.restrictions.minimum_amount ?? 0))
    return refuse('promotionCodeAmountInsufficient', 'The order is too small for this promotion code.');
  return {
    coupon: coupon.id,
    promotionCode: promotion.id,
    code: promotion.code,
    name: coupon.name ?? '',
    percentOff: coupon.percent_off,
  };
}

/** True if the session's code is still valid; it may have been used up or deactivated since. */
export async function mayRedeem(db: SandboxDatabase, { discount }: SessionHidden): Promise<boolean> {
  if (!discount) return true;
  const { data } = await need(db, 'promotion_code', discount.promotionCode, 'lock');
  return isOpen(data);
}

/** Counts a redemption, in the payment's transaction. */
export async function redeem(db: SandboxDatabase, { discount }: SessionHidden): Promise<void> {
  if (!discount) return;
  const { data: promotion } = await need(db, 'promotion_code', discount.promotionCode, 'lock');
  const { data: coupon } = await need(db, 'coupon', discount.coupon, 'lock');
  const counted = { ...promotion, times_redeemed: promotion.times_redeemed + 1 };
  await save<'promotion_code'>(db, { ...counted, active: promotion.active && isOpen(counted) }, null);
  const uses = coupon.times_redeemed + 1;
  const valid = coupon.valid && (coupon.max_redemptions === null || uses < coupon.max_redemptions);
  await save<'coupon'>(db, { ...coupon, times_redeemed: uses, valid }, null);
}
