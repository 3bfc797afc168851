import { enter, frameOf } from '#app/features/admin/enter.server.ts';
import { Frame } from '#app/features/admin/frame.tsx';
import { PricesPage } from '#app/features/admin/prices/prices-page.tsx';
import { BareShell } from '#app/features/layout/shell.tsx';
import { pageMeta } from '#app/page/page-meta.ts';

import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/workshop-prices.ts';

export const handle: PageRule = { personal: true, unlisted: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const reads = await enter(context, request);
  const [frame, prices] = await Promise.all([frameOf(reads), reads.prices()]);
  return { frame, prices };
}

export const meta: Route.MetaFunction = () => pageMeta('Prices', 'The price list that the shop sells from.');

const KEYS = [] as const;

export default function WorkshopPrices({ loaderData: { frame, prices } }: Route.ComponentProps) {
  return (
    <BareShell asks={false}>
      <Frame path="/workshop/prices" {...frame} keys={KEYS}>
        <PricesPage prices={prices} />
      </Frame>
    </BareShell>
  );
}
