import { CheckoutDone } from '#app/features/checkout/checkout-done.tsx';
import { CheckoutLeave } from '#app/features/checkout/checkout-leave.tsx';
import { CheckoutPage } from '#app/features/checkout/checkout-page.tsx';
import { OrderSent } from '#app/features/checkout/order-sent.tsx';
import { Shell } from '#app/features/layout/shell.tsx';
import { Island } from '#app/islands/island.tsx';
import { type CheckoutOutcome, pageServices } from '#app/page-context.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { COMPANY } from '#domain/company.ts';
import type { PageRule } from '#server/page-rule.ts';
import type { Route } from './+types/checkout.ts';

/** Never kept: with a session in its address it answers one shopper. */
export const handle: PageRule = { pays: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(pageServices);
  const query = new URL(request.url).searchParams;
  const sessionId = query.get('session_id') ?? query.get('session');
  if (sessionId === null) return { payment: services.payment, outcome: undefined };
  const unknown: CheckoutOutcome = { status: 'unknown' };
  const outcome = await services.checkoutOutcome(sessionId).catch(() => unknown);
  return { payment: undefined, outcome };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  {
    title: `${loaderData?.outcome?.status === 'complete' ? 'Thanks for ordering' : 'Checkout'} · ${COMPANY.shopName}`,
  },
  { name: 'robots', content: 'noindex' },
];

export default function Checkout({ loaderData: { payment, outcome } }: Route.ComponentProps) {
  if (outcome?.status === 'complete') {
    return (
      <Shell path="/checkout" footer="small" tall>
        <OrderSent email={outcome.email} orderNumber={outcome.orderNumber} />
        <Island name="checkout-done" component={CheckoutDone} props={{ order: outcome.orderNumber }} />
      </Shell>
    );
  }
  if (!payment) {
    const leave =
      outcome?.status === 'unknown'
        ? ({ href: '/shop', words: 'Something went wrong.' } as const)
        : ({ href: '/cart', words: 'Something went wrong. Please try again.' } as const);
    return (
      <Shell path="/checkout" footer="small" tall>
        <PageTitle figure="ORDER" title="Checkout" />
        <Island name="checkout-leave" component={CheckoutLeave} props={leave} />
      </Shell>
    );
  }
  const { publishableKey, sandboxScript } = payment;
  return (
    <Shell path="/checkout" footer="small" tall>
      <PageTitle
        figure="ORDER"
        title="Checkout"
        aside={
          <a href="/cart" className="mono link">
            Back to cart
          </a>
        }
      />
      <Island
        name="checkout"
        component={CheckoutPage}
        props={{ publishableKey, wallets: sandboxScript === undefined }}
      />
      {/* Defines window.Stripe before the islands wake, in place of the provider's own script. */}
      {sandboxScript ? <script src={sandboxScript} /> : null}
    </Shell>
  );
}
