import { BOOKS_PAGE } from '#app/features/admin/books/books-page.messages.ts';
import { BooksIsland } from '#app/features/admin/books/books-page.tsx';
import { enter, frameOf } from '#app/features/admin/enter.server.ts';
import { BareShell } from '#app/features/layout/shell.tsx';
import { Island } from '#app/islands/island.tsx';
import { pageMeta } from '#app/page/page-meta.ts';
import { monthIn } from '#domain/admin/month-in.ts';
import { languageOf } from '#domain/languages.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/workshop-books.ts';

export const handle: PageRule = { personal: true, unlisted: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const reads = await enter(context, request);
  const month = monthIn(new URL(request.url).searchParams.get('month'), 'last');
  const [frame, books] = await Promise.all([frameOf(reads), reads.books(month)]);
  return { frame, books };
}

export const meta: Route.MetaFunction = ({ location }) => {
  const { title, description } = BOOKS_PAGE[languageOf(location.pathname)];
  return pageMeta(title, description);
};

export default function WorkshopBooks({ loaderData }: Route.ComponentProps) {
  return (
    <BareShell asks={false}>
      <Island name="admin-books" component={BooksIsland} props={loaderData} />
    </BareShell>
  );
}
