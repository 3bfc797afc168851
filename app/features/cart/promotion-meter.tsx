import { useLanguage } from '#app/ui/language.tsx';
import { promotionWords } from '#domain/cart/cart.messages.ts';
import type { Cents } from '#domain/money.ts';
import { PROMOTION } from '#domain/shipping/shipping.ts';

/** Amount missing for the promotion; nothing once it is reached. */
export function PromotionMeter({ goods }: { goods: Cents }) {
  const words = promotionWords(goods, useLanguage());
  if (words === undefined) return null;
  return (
    <div className="mb-14">
      <p className="mono" id="promotion">
        {words}
      </p>
      <meter
        className="block w-full h-6 mt-6 line-0 bg-line appearance-none [&::-webkit-meter-inner-element]:block [&::-webkit-meter-bar]:h-6 [&::-webkit-meter-bar]:line-0 [&::-webkit-meter-bar]:rounded-none [&::-webkit-meter-bar]:[background:none] [&::-webkit-meter-optimum-value]:bg-forest [&::-moz-meter-bar]:bg-forest"
        min={0}
        max={PROMOTION.goodsAbove}
        value={goods}
        aria-labelledby="promotion"
      />
    </div>
  );
}
