import { PaymentKeys } from '#app/buying/express/payment-keys.tsx';
import { CartPage } from '#app/features/cart/cart-page.tsx';
import { Shell } from '#app/features/layout/shell.tsx';
import { Island } from '#app/islands/island.tsx';
import { pageServices } from '#app/page/page-context.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { wordsAt } from '#domain/shopfront/said.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/cart.ts';

export const handle: PageRule = { kept: { room: 1 }, pays: true, unlisted: true };

export async function loader({ context }: Route.LoaderArgs) {
  const { prices, payment, said } = context.get(pageServices);
  const now = said();
  return {
    prices: await prices(),
    payment,
    said: { pauses: now.pauses, away: wordsAt(now, 'away'), delivery: wordsAt(now, 'delivery') },
  };
}

export const meta: Route.MetaFunction = () =>
  pageMeta('Cart', 'What you have chosen, what it costs with shipping, and the way to pay.');

export default function Cart({ loaderData: { prices, payment, said } }: Route.ComponentProps) {
  return (
    <Shell path="/cart" footer="small" tall>
      <PaymentKeys payment={payment} />
      <Island name="cart" component={CartPage} props={{ prices, ...said }} />
    </Shell>
  );
}
