import { enter, frameOf } from '#app/features/admin/enter.server.ts';
import { WAY } from '#app/features/admin/stock/way.messages.ts';
import { WayIsland } from '#app/features/admin/stock/way-page.tsx';
import { BareShell } from '#app/features/layout/shell.tsx';
import { Island } from '#app/islands/island.tsx';
import { pageMeta } from '#app/page/page-meta.ts';
import { languageOf } from '#domain/languages.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/workshop-on-the-way.ts';

/** For the makers alone, and kept nowhere. */
export const handle: PageRule = { personal: true, unlisted: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const reads = await enter(context, request);
  const [frame, desk] = await Promise.all([frameOf(reads), reads.toBuy()]);
  return { frame, desk };
}

export const meta: Route.MetaFunction = ({ location }) => {
  const { title, description } = WAY[languageOf(location.pathname)];
  return pageMeta(title, description);
};

export default function WorkshopOnTheWay({ loaderData: { frame, desk } }: Route.ComponentProps) {
  return (
    <BareShell asks={false}>
      <Island name="admin-on-the-way" component={WayIsland} props={{ frame, desk }} />
    </BareShell>
  );
}
