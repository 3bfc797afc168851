import { enter, frameOf } from '#app/features/admin/enter.server.ts';
import { FIND_PAGE } from '#app/features/admin/orders/find-page.messages.ts';
import { FindIsland } from '#app/features/admin/orders/find-page.tsx';
import { BareShell } from '#app/features/layout/shell.tsx';
import { Island } from '#app/islands/island.tsx';
import { pageMeta } from '#app/page/page-meta.ts';
import { languageOf } from '#domain/languages.ts';
import { cleanLine } from '#domain/typed-text.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/workshop-find.ts';

export const handle: PageRule = { personal: true, unlisted: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const reads = await enter(context, request);
  const find = cleanLine(new URL(request.url).searchParams.get('find') ?? '').slice(0, 100);
  const [frame, hits] = await Promise.all([frameOf(reads), find ? reads.search(find) : []]);
  return { frame, find, hits };
}

export const meta: Route.MetaFunction = ({ location }) => {
  const { title, description } = FIND_PAGE[languageOf(location.pathname)];
  return pageMeta(title, description);
};

export default function WorkshopFind({ loaderData: { frame, find, hits } }: Route.ComponentProps) {
  return (
    <BareShell asks={false}>
      <Island name="admin-find" component={FindIsland} props={{ frame, find, hits }} />
    </BareShell>
  );
}
