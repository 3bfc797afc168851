import { data } from 'react-router';
import { CheckoutDone } from '#app/features/checkout/checkout-done.tsx';
import { CheckoutLeave } from '#app/features/checkout/checkout-leave.tsx';
import { CheckoutPage } from '#app/features/checkout/checkout-page.tsx';
import { OrderSent } from '#app/features/checkout/order-sent.tsx';
import { PaymentPending, PENDING_TITLES } from '#app/features/checkout/payment-pending.tsx';
import { PaymentReturned, RETURNED_TITLE } from '#app/features/checkout/payment-returned.tsx';
import { Shell } from '#app/features/layout/shell.tsx';
import { Island } from '#app/islands/island.tsx';
import { pageServices } from '#app/page/page-context.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { languageOf } from '#domain/languages.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { CheckoutOutcome } from '#server/pages/page-services.ts';
import type { Route } from './+types/checkout.ts';

/** Never kept: with a session in its address it answers one shopper. */
export const handle: PageRule = { pays: true, unlisted: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(pageServices);
  const { pathname, searchParams: query } = new URL(request.url);
  const language = languageOf(pathname);
  const reference = query.get('session_id') ?? query.get('session') ?? query.get('payment_intent');
  if (reference === null) return data({ payment: services.payment, reference: '', outcome: undefined });
  const unclear: CheckoutOutcome = { status: 'unclear' };
  const outcome = await services.checkoutOutcome(reference, language).catch(() => unclear);
  // Wallets come back with the provider's own word. Where that is ahead of its books, nobody is asked to pay again.
  const isAhead = outcome.status === 'open' && query.get('redirect_status') === 'succeeded';
  const headers = 'cookie' in outcome && outcome.cookie ? { 'set-cookie': outcome.cookie } : undefined;
  return data({ payment: undefined, reference, outcome: isAhead ? unclear : outcome }, { headers });
}

function titleOf(outcome: CheckoutOutcome | undefined): string {
  switch (outcome?.status) {
    case 'complete':
      return 'Thanks for ordering';
    case 'unclear':
    case 'processing':
      return PENDING_TITLES[outcome.status];
    case 'refunded':
      return RETURNED_TITLE;
    default:
      return 'Checkout';
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta(titleOf(loaderData?.outcome), 'Where the parcel goes, what it costs, and how you pay.');

export default function Checkout({ loaderData: { payment, reference, outcome } }: Route.ComponentProps) {
  if (outcome?.status === 'complete') {
    return (
      <Shell path="/checkout" footer="small" tall>
        <OrderSent
          email={outcome.email ?? ''}
          orderNumber={outcome.orderNumber}
          orderPath={outcome.orderPath}
          goods={outcome.goods}
        />
        <Island name="checkout-done" component={CheckoutDone} props={{ order: outcome.orderNumber }} />
      </Shell>
    );
  }
  if (outcome?.status === 'unclear' || outcome?.status === 'processing') {
    const orderNumber = outcome.status === 'processing' ? outcome.orderNumber : undefined;
    return (
      <Shell path="/checkout" footer="small" tall>
        <PaymentPending reference={reference} waiting={outcome.status} orderNumber={orderNumber} />
      </Shell>
    );
  }
  if (outcome?.status === 'refunded') {
    return (
      <Shell path="/checkout" footer="small" tall>
        <PaymentReturned orderNumber={outcome.orderNumber} />
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
    <Shell path="/checkout" footer="line" tall>
      <Island name="checkout" component={CheckoutPage} props={{ publishableKey, sandboxScript }} />
      {/* Defines window.Stripe before the islands hydrate, in place of the provider's own script. */}
      {sandboxScript ? <script src={sandboxScript} /> : null}
    </Shell>
  );
}
