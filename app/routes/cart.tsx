import { PaymentKeys } from '#app/buying/express/payment-keys.tsx';
import { CartPage } from '#app/features/cart/cart-page.tsx';
import { Shell } from '#app/features/layout/shell.tsx';
import { Island } from '#app/islands/island.tsx';
import { pageServices } from '#app/page-context.ts';
import { COMPANY } from '#domain/company.ts';
import type { PageRule } from '#server/page-rule.ts';
import type { Route } from './+types/cart.ts';

export const handle: PageRule = { kept: { room: 1 }, pays: true };

export async function loader({ context }: Route.LoaderArgs) {
  const { prices, payment } = context.get(pageServices);
  return { prices: await prices(), payment };
}

export const meta: Route.MetaFunction = () => [
  { title: `Cart · ${COMPANY.shopName}` },
  { name: 'robots', content: 'noindex' },
];

export default function Cart({ loaderData: { prices, payment } }: Route.ComponentProps) {
  return (
    <Shell path="/cart" footer="small" tall>
      <Island name="cart" component={CartPage} props={{ prices }} />
      <PaymentKeys payment={payment} />
    </Shell>
  );
}
