import { enter, frameOf } from '#app/features/admin/enter.server.ts';
import { PARCELS } from '#app/features/admin/parcels/parcels-page.messages.ts';
import { ParcelsIsland } from '#app/features/admin/parcels/parcels-page.tsx';
import { BareShell } from '#app/features/layout/shell.tsx';
import { Island } from '#app/islands/island.tsx';
import { pageMeta } from '#app/page/page-meta.ts';
import { languageOf } from '#domain/languages.ts';
import { readOrderNumber } from '#domain/orders/order-number.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/workshop-parcels.ts';

/** For the makers alone, and kept nowhere. */
export const handle: PageRule = { personal: true, unlisted: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const reads = await enter(context, request);
  const chosen = readOrderNumber(new URL(request.url).searchParams.get('order') ?? '');
  const [frame, desk] = await Promise.all([frameOf(reads), reads.desk(chosen)]);
  return { frame, desk };
}

export const meta: Route.MetaFunction = ({ location }) => {
  const { title, description } = PARCELS[languageOf(location.pathname)];
  return pageMeta(title, description);
};

export default function WorkshopParcels({ loaderData: { frame, desk } }: Route.ComponentProps) {
  return (
    <BareShell asks={false}>
      <Island name="admin-parcels" component={ParcelsIsland} props={{ frame, desk }} />
    </BareShell>
  );
}
