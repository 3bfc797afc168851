import { data } from 'react-router';
import { enter } from '#app/features/admin/enter.server.ts';
import { BENCH_WORDS } from '#app/features/admin/production/bench.messages.ts';
import { BenchPage } from '#app/features/admin/production/bench-page.tsx';
import { BareShell } from '#app/features/layout/shell.tsx';
import { Island } from '#app/islands/island.tsx';
import { pageMeta } from '#app/page/page-meta.ts';
import { languageOf } from '#domain/languages.ts';
import { readOrderNumber } from '#domain/orders/order-number.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/workshop-bench.ts';

export const handle: PageRule = { personal: true, unlisted: true, open: true };

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const reads = await enter(context, request);
  const number = readOrderNumber(params.number);
  const piece = /^\d{1,3}$/.test(params.piece) ? Number(params.piece) : 0;
  const view = number ? await reads.bench(number, piece) : undefined;
  if (!view) throw data(null, { status: 404 });
  return { view };
}

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  const { title, description } = BENCH_WORDS[languageOf(location.pathname)];
  return pageMeta(title(loaderData?.view.order ?? ''), description);
};

export default function WorkshopBench({ loaderData: { view } }: Route.ComponentProps) {
  return (
    <BareShell asks={false}>
      <Island name="bench" component={BenchPage} props={{ view }} />
    </BareShell>
  );
}
