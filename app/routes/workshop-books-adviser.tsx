import { ADVISER_PAGE } from '#app/features/admin/books/adviser-page.messages.ts';
import { AdviserIsland } from '#app/features/admin/books/adviser-page.tsx';
import { enter, frameOf } from '#app/features/admin/enter.server.ts';
import { BareShell } from '#app/features/layout/shell.tsx';
import { Island } from '#app/islands/island.tsx';
import { pageMeta } from '#app/page/page-meta.ts';
import { monthIn } from '#domain/admin/month-in.ts';
import { languageOf } from '#domain/languages.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/workshop-books-adviser.ts';

export const handle: PageRule = { personal: true, unlisted: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const reads = await enter(context, request);
  const month = monthIn(new URL(request.url).searchParams.get('month'), 'last');
  const [frame, adviser] = await Promise.all([frameOf(reads), reads.adviser()]);
  return { frame, adviser, month };
}

export const meta: Route.MetaFunction = ({ location }) => {
  const { title, description } = ADVISER_PAGE[languageOf(location.pathname)];
  return pageMeta(title, description);
};

export default function WorkshopBooksAdviser({ loaderData }: Route.ComponentProps) {
  return (
    <BareShell asks={false}>
      <Island name="admin-books-adviser" component={AdviserIsland} props={loaderData} />
    </BareShell>
  );
}
