import { data } from 'react-router';
import { enter, frameOf } from '#app/features/admin/enter.server.ts';
import { ORDER_PAGE } from '#app/features/admin/orders/order-page.messages.ts';
import { OrderIsland } from '#app/features/admin/orders/order-page.tsx';
import { BareShell } from '#app/features/layout/shell.tsx';
import { Island } from '#app/islands/island.tsx';
import { pageMeta } from '#app/page/page-meta.ts';
import { languageOf } from '#domain/languages.ts';
import { readOrderNumber } from '#domain/orders/order-number.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/workshop-order.ts';

export const handle: PageRule = { personal: true, unlisted: true, open: true };

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const reads = await enter(context, request);
  const number = readOrderNumber(params.number);
  const [frame, order] = await Promise.all([frameOf(reads), number ? reads.order(number) : undefined]);
  if (!order) throw data(null, { status: 404 });
  return { frame, order };
}

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  const { title, description } = ORDER_PAGE[languageOf(location.pathname)];
  return pageMeta(loaderData?.order.number ?? title, description);
};

export default function WorkshopOrder({ loaderData: { frame, order } }: Route.ComponentProps) {
  return (
    <BareShell asks={false}>
      <Island name="admin-order" component={OrderIsland} props={{ frame, order }} />
    </BareShell>
  );
}
