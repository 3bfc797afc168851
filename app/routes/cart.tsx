import { PaymentKeys } from '#app/buying/express/payment-keys.tsx';
import { CartPage, NothingDrawn } from '#app/features/cart/cart-page.tsx';
import { WITHOUT_SCRIPTS } from '#app/features/cart/without-scripts.messages.ts';
import { Shell } from '#app/features/layout/shell.tsx';
import { Island } from '#app/islands/island.tsx';
import { addressOf, pageServices, unlistedMeta } from '#app/page/page.ts';
import { CART_KEY } from '#app/state/cart-count.ts';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { type InLanguages, inLanguage, languageOf } from '#domain/languages.ts';
import { announcementAt } from '#domain/shopfront/announcements.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/cart.ts';

export const handle: PageRule = { kept: { room: 1 }, pays: true, unlisted: true };

const META: InLanguages<[title: string, description: string]> = {
  en: ['Cart', 'Your pickups, their total with shipping, and the checkout.'],
  de: ['Warenkorb', 'Deine Tonabnehmer, die Summe mit Versand und der Weg zur Kasse.'],
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const { prices, payment, said, cart } = context.get(pageServices);
  const now = said();
  const language = languageOf(new URL(request.url).pathname);
  return {
    prices: await prices(),
    payment,
    said: {
      pauses: now.pauses,
      away: announcementAt(now, 'away', language),
      delivery: announcementAt(now, 'delivery', language),
      lines: cart?.lines,
      said: cart?.said,
    },
  };
}

export const meta: Route.MetaFunction = (args) => {
  const { language, ...address } = addressOf(args);
  const [title, description] = META[language];
  return unlistedMeta({ ...address, title, description });
};

export default function Cart({ loaderData: { prices, payment, said } }: Route.ComponentProps) {
  const words = useMessages(WITHOUT_SCRIPTS);
  const { lines } = said;
  return (
    <Shell path={inLanguage('/cart', useLanguage())} footer="small" tall>
      <PaymentKeys payment={payment} />
      <NothingDrawn />
      <noscript>
        <div className="wrap pt-24">
          <Notice>{lines ? words.pay : words.shown}</Notice>
        </div>
      </noscript>
      {/* The empty cart is complete without a script. */}
      <Island
        name="cart"
        component={CartPage}
        props={{ prices, ...said }}
        until={lines ? undefined : 'input'}
        stored={CART_KEY}
      />
    </Shell>
  );
}
