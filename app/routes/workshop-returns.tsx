import { enter, frameOf } from '#app/features/admin/enter.server.ts';
import { Frame } from '#app/features/admin/frame.tsx';
import { readReturnsFilter } from '#app/features/admin/returns/returns-filter.ts';
import { ReturnsPage } from '#app/features/admin/returns/returns-page.tsx';
import { BareShell } from '#app/features/layout/shell.tsx';
import { pageMeta } from '#app/page/page-meta.ts';
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

export const meta: Route.MetaFunction = () => pageMeta('Returns', 'Goods and money on their way back.');

const KEYS = [
  ['J K', 'down, up'],
  ['Enter', 'open'],
  ['H', 'it is here'],
  ['R', 'refund'],
  ['N', 'new number'],
] as const;

export default function WorkshopReturns({
  loaderData: { frame, returns, filter, order },
}: Route.ComponentProps) {
  return (
    <BareShell asks={false}>
      <Frame path="/workshop/returns" {...frame} keys={KEYS}>
        <ReturnsPage returns={returns} filter={filter} order={order} />
      </Frame>
    </BareShell>
  );
}
