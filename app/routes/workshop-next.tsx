import { redirect } from 'react-router';
import { enter, frameOf } from '#app/features/admin/enter.server.ts';
import { benchPath } from '#app/features/admin/format.ts';
import { CLEAR_BENCH } from '#app/features/admin/production/clear-bench.messages.ts';
import { ClearBench } from '#app/features/admin/production/clear-bench.tsx';
import { BareShell } from '#app/features/layout/shell.tsx';
import { Island } from '#app/islands/island.tsx';
import { pageMeta } from '#app/page/page-meta.ts';
import { inLanguage, languageOf } from '#domain/languages.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/workshop-next.ts';

export const handle: PageRule = { personal: true, unlisted: true };

/** Leads to the piece that is on one's machine, or that is to be wound next. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const reads = await enter(context, request);
  const { mine, next } = await reads.board();
  const unit = mine ?? next;
  if (unit) throw redirect(inLanguage(benchPath(unit.order, unit.number), reads.language));
  return { frame: await frameOf(reads) };
}

export const meta: Route.MetaFunction = ({ location }) => {
  const { title, description } = CLEAR_BENCH[languageOf(location.pathname)];
  return pageMeta(title, description);
};

export default function WorkshopNext({ loaderData: { frame } }: Route.ComponentProps) {
  return (
    <BareShell asks={false}>
      <Island name="admin-clear-bench" component={ClearBench} props={{ frame }} />
    </BareShell>
  );
}
