import { enter, frameOf } from '#app/features/admin/enter.server.ts';
import { readReturnsFilter } from '#app/features/admin/returns/returns-filter.ts';
import { RETURNS_PAGE } from '#app/features/admin/returns/returns-page.messages.ts';
import { ReturnsIsland } from '#app/features/admin/returns/returns-page.tsx';
import { BareShell } from '#app/features/layout/shell.tsx';
import { Island } from '#app/islands/island.tsx';
import { pageMeta } from '#app/page/page-meta.ts';
import { languageOf } from '#domain/languages.ts';
import { readOrderNumber } from '#domain/orders/order-number.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/workshop-returns.ts';

export const handle: PageRule = { personal: true, unlisted: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const reads = await enter(context, request);
  const filter = readReturnsFilter(new URL(request.url).searchParams);
  const number = filter.order && readOrderNumber(filter.order);
  const [frame, returns, order] = await Promise.all([
    frameOf(reads),
    reads.returns({ allMonths: filter.tab === 'done' }),
    number ? reads.order(number) : undefined,
  ]);
  return { frame, returns, filter, order };
}

export const meta: Route.MetaFunction = ({ location }) => {
  const { title, description } = RETURNS_PAGE[languageOf(location.pathname)];
  return pageMeta(title, description);
};

export default function WorkshopReturns({
  loaderData: { frame, returns, filter, order },
}: Route.ComponentProps) {
  return (
    <BareShell asks={false}>
      <Island name="admin-returns" component={ReturnsIsland} props={{ frame, returns, filter, order }} />
    </BareShell>
  );
}
