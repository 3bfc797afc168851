import { enter, frameOf } from '#app/features/admin/enter.server.ts';
import { COUNTING } from '#app/features/admin/stock/counting.messages.ts';
import { CountingIsland } from '#app/features/admin/stock/counting-page.tsx';
import { BareShell } from '#app/features/layout/shell.tsx';
import { Island } from '#app/islands/island.tsx';
import { pageMeta } from '#app/page/page-meta.ts';
import { languageOf } from '#domain/languages.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/workshop-counting.ts';

/** For the makers alone, and kept nowhere. */
export const handle: PageRule = { personal: true, unlisted: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const reads = await enter(context, request);
  const { searchParams } = new URL(request.url);
  const chosen = {
    part: searchParams.get('part') ?? undefined,
    lot: searchParams.get('lot') ?? undefined,
  };
  const [frame, desk] = await Promise.all([frameOf(reads), reads.counting(chosen)]);
  return { frame, desk };
}

export const meta: Route.MetaFunction = ({ location }) => {
  const { title, description } = COUNTING[languageOf(location.pathname)];
  return pageMeta(title, description);
};

export default function WorkshopCounting({ loaderData: { frame, desk } }: Route.ComponentProps) {
  return (
    <BareShell asks={false}>
      <Island name="admin-counting" component={CountingIsland} props={{ frame, desk }} />
    </BareShell>
  );
}
