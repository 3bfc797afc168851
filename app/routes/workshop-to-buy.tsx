import { enter, frameOf } from '#app/features/admin/enter.server.ts';
import { TO_BUY } from '#app/features/admin/stock/to-buy.messages.ts';
import { ToBuyIsland } from '#app/features/admin/stock/to-buy-page.tsx';
import { BareShell } from '#app/features/layout/shell.tsx';
import { Island } from '#app/islands/island.tsx';
import { pageMeta } from '#app/page/page-meta.ts';
import { languageOf } from '#domain/languages.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/workshop-to-buy.ts';

/** For the makers alone, and kept nowhere. */
export const handle: PageRule = { personal: true, unlisted: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const reads = await enter(context, request);
  const [frame, desk] = await Promise.all([frameOf(reads), reads.toBuy()]);
  return { frame, desk };
}

export const meta: Route.MetaFunction = ({ location }) => {
  const { title, description } = TO_BUY[languageOf(location.pathname)];
  return pageMeta(title, description);
};

export default function WorkshopToBuy({ loaderData: { frame, desk } }: Route.ComponentProps) {
  return (
    <BareShell asks={false}>
      <Island name="admin-to-buy" component={ToBuyIsland} props={{ frame, desk }} />
    </BareShell>
  );
}
