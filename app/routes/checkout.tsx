import { data } from 'react-router';
import { CHECKOUT } from '#app/features/checkout/checkout.messages.tsx';
import { CheckoutDone } from '#app/features/checkout/checkout-done.tsx';
import { CheckoutLeave } from '#app/features/checkout/checkout-leave.tsx';
import { CheckoutPage } from '#app/features/checkout/checkout-page.tsx';
import { OrderSent } from '#app/features/checkout/order-sent.tsx';
import { PaymentPending } from '#app/features/checkout/payment-pending.tsx';
import { PAYMENT_RETURN } from '#app/features/checkout/payment-return.messages.tsx';
import { PaymentReturned } from '#app/features/checkout/payment-returned.tsx';
import { Shell } from '#app/features/layout/shell.tsx';
import { Island } from '#app/islands/island.tsx';
import { addressOf, pageServices, unlistedMeta } from '#app/page/page.ts';
import { useMessages, usePath } from '#app/ui/language.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { type InLanguages, type Language, languageOf } from '#domain/languages.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { CheckoutOutcome } from '#server/pages/open-page-services.ts';
import type { Route } from './+types/checkout.ts';

/** Never cached: a session in the address belongs to one shopper. */
export const handle: PageRule = { pays: true, unlisted: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(pageServices);
  const { pathname, searchParams: query } = new URL(request.url);
  const language = languageOf(pathname);
  const reference = query.get('session_id') ?? query.get('session') ?? query.get('payment_intent');
  if (reference === null)
    return data({
      payment: { ...services.payment, notice: services.said().notices[language] },
      reference: '',
      outcome: undefined,
    });
  const unclear: CheckoutOutcome = { status: 'unclear' };
  const outcome = await services
    .checkoutOutcome(reference, language, request.headers.get('cookie'))
    .catch(() => unclear);
  // Wallets return with the provider's status. If it is ahead of the provider's records, the shopper must not pay again.
  const isAhead = outcome.status === 'open' && query.get('redirect_status') === 'succeeded';
  const headers = 'cookie' in outcome && outcome.cookie ? { 'set-cookie': outcome.cookie } : undefined;
  return data({ payment: undefined, reference, outcome: isAhead ? unclear : outcome }, { headers });
}

function titleOf(outcome: CheckoutOutcome | undefined, language: Language): string {
  const { sent, pending, returned } = PAYMENT_RETURN[language];
  switch (outcome?.status) {
    case 'complete':
      return sent.title;
    case 'unclear':
    case 'processing':
      return pending.titles[outcome.status];
    case 'refunded':
      return returned.title;
    default:
      return CHECKOUT[language].title;
  }
}

const DESCRIPTION: InLanguages<string> = {
  en: 'Where the parcel goes, what it costs, and how you pay.',
  de: 'Wohin das Paket geht, was es kostet und wie du zahlst.',
};

export const meta: Route.MetaFunction = (args) => {
  const { language, ...address } = addressOf(args);
  const title = titleOf(args.loaderData.outcome, language);
  return unlistedMeta({ ...address, title, description: DESCRIPTION[language] });
};

export default function Checkout({ loaderData: { payment, reference, outcome } }: Route.ComponentProps) {
  const path = usePath()('/checkout');
  const words = useMessages(CHECKOUT);
  if (outcome?.status === 'complete') {
    return (
      <Shell path={path} footer="small" tall>
        <OrderSent
          email={outcome.email}
          orderNumber={outcome.orderNumber}
          orderPath={outcome.orderPath}
          goods={outcome.goods}
        />
        {outcome.orderNumber ? (
          <Island name="checkout-done" component={CheckoutDone} props={{ order: outcome.orderNumber }} />
        ) : null}
      </Shell>
    );
  }
  if (outcome?.status === 'unclear' || outcome?.status === 'processing') {
    const orderNumber = outcome.status === 'processing' ? (outcome.orderNumber ?? undefined) : undefined;
    return (
      <Shell path={path} footer="small" tall>
        <PaymentPending reference={reference} waiting={outcome.status} orderNumber={orderNumber} />
      </Shell>
    );
  }
  if (outcome?.status === 'refunded') {
    return (
      <Shell path={path} footer="small" tall>
        <PaymentReturned orderNumber={outcome.orderNumber} />
      </Shell>
    );
  }
  if (!payment) {
    const again = outcome?.status !== 'unknown';
    const leave = { href: again ? '/cart' : '/shop', again } as const;
    return (
      <Shell path={path} footer="small" tall>
        <PageTitle figure={words.figure} title={words.title} />
        <Island name="checkout-leave" component={CheckoutLeave} props={leave} />
      </Shell>
    );
  }
  const { publishableKey, sandboxScript, notice } = payment;
  return (
    <Shell path={path} footer="line" tall>
      <Island name="checkout" component={CheckoutPage} props={{ publishableKey, sandboxScript, notice }} />
      {/* Defines window.Stripe before the islands hydrate, instead of the provider's script. */}
      {sandboxScript ? <script src={sandboxScript} /> : null}
    </Shell>
  );
}
