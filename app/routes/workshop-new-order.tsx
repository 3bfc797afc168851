import { enter, frameOf } from '#app/features/admin/enter.server.ts';
import { NEW_ORDER } from '#app/features/admin/orders/new-order.messages.ts';
import { NewOrderIsland } from '#app/features/admin/orders/new-order.tsx';
import { BareShell } from '#app/features/layout/shell.tsx';
import { Island } from '#app/islands/island.tsx';
import { pageMeta } from '#app/page/page-meta.ts';
import { languageOf } from '#domain/languages.ts';
import { readOrderNumber } from '#domain/orders/order-number.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/workshop-new-order.ts';

export const handle: PageRule = { personal: true, unlisted: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const reads = await enter(context, request);
  const replaces = readOrderNumber(new URL(request.url).searchParams.get('replaces') ?? '');
  const [frame, desk] = await Promise.all([frameOf(reads), reads.newOrder(replaces)]);
  return { frame, desk };
}

export const meta: Route.MetaFunction = ({ location }) => {
  const { title, description } = NEW_ORDER[languageOf(location.pathname)];
  return pageMeta(title, description);
};

export default function WorkshopNewOrder({ loaderData: { frame, desk } }: Route.ComponentProps) {
  return (
    <BareShell asks={false}>
      <Island name="admin-new-order" component={NewOrderIsland} props={{ frame, desk }} />
    </BareShell>
  );
}
