import { Shell } from '#app/features/layout/shell.tsx';
import { ORDER_MESSAGES } from '#app/features/order-page/order.messages.ts';
import { OrderShown, OrderUnknown } from '#app/features/order-page/order-page.tsx';
import { pageMeta, pageServices } from '#app/page/page.ts';
import { languageOf, prefixOf } from '#domain/languages.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/order.ts';

/** Opened only by the signed link of a mail (`server/pages/order-pages.ts`). */
export const handle: PageRule = { secret: true, unlisted: true };

export function loader({ context, request }: Route.LoaderArgs) {
  const { order } = context.get(pageServices);
  return { language: languageOf(new URL(request.url).pathname), order };
}

export const meta: Route.MetaFunction = ({ loaderData: { language, order } }) => {
  const { unknown, description } = ORDER_MESSAGES[language];
  return pageMeta(order?.number ?? unknown.title, description);
};

export default function Order({ loaderData: { language, order } }: Route.ComponentProps) {
  return (
    // Without the signed token: header and footer need only the language.
    <Shell path={`${prefixOf(language)}/order`} footer="small" tall>
      {order ? <OrderShown order={order} /> : <OrderUnknown language={language} />}
    </Shell>
  );
}
