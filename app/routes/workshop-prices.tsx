import { enter, frameOf } from '#app/features/admin/enter.server.ts';
import { PRICES } from '#app/features/admin/prices/prices-page.messages.ts';
import { PricesIsland } from '#app/features/admin/prices/prices-page.tsx';
import { BareShell } from '#app/features/layout/shell.tsx';
import { Island } from '#app/islands/island.tsx';
import { pageMeta } from '#app/page/page-meta.ts';
import { languageOf } from '#domain/languages.ts';

import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/workshop-prices.ts';

export const handle: PageRule = { personal: true, unlisted: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const reads = await enter(context, request);
  const [frame, prices] = await Promise.all([frameOf(reads), reads.prices()]);
  return { frame, prices };
}

export const meta: Route.MetaFunction = ({ location }) => {
  const { title, description } = PRICES[languageOf(location.pathname)];
  return pageMeta(title, description);
};

export default function WorkshopPrices({ loaderData: { frame, prices } }: Route.ComponentProps) {
  return (
    <BareShell asks={false}>
      <Island name="admin-prices" component={PricesIsland} props={{ frame, prices }} />
    </BareShell>
  );
}
