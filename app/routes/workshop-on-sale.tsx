import { enter, frameOf } from '#app/features/admin/enter.server.ts';
import { ON_SALE } from '#app/features/admin/shopfront/on-sale-page.messages.ts';
import { OnSaleIsland } from '#app/features/admin/shopfront/on-sale-page.tsx';
import { BareShell } from '#app/features/layout/shell.tsx';
import { Island } from '#app/islands/island.tsx';
import { pageMeta } from '#app/page/page-meta.ts';
import { languageOf } from '#domain/languages.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/workshop-on-sale.ts';

export const handle: PageRule = { personal: true, unlisted: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const reads = await enter(context, request);
  const asked = new URL(request.url).searchParams.get('target') ?? undefined;
  const [frame, sale] = await Promise.all([frameOf(reads), reads.onSale(asked)]);
  return { frame, sale };
}

export const meta: Route.MetaFunction = ({ location }) => {
  const { title, description } = ON_SALE[languageOf(location.pathname)];
  return pageMeta(title, description);
};

export default function WorkshopOnSale({ loaderData: { frame, sale } }: Route.ComponentProps) {
  return (
    <BareShell asks={false}>
      <Island name="admin-on-sale" component={OnSaleIsland} props={{ frame, sale }} />
    </BareShell>
  );
}
