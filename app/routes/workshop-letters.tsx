import { enter, frameOf } from '#app/features/admin/enter.server.ts';
import { LETTERS_PAGE } from '#app/features/admin/letters/letters-page.messages.ts';
import { LettersIsland } from '#app/features/admin/letters/letters-page.tsx';
import { TABS } from '#app/features/admin/letters/tabs.ts';
import { BareShell } from '#app/features/layout/shell.tsx';
import { Island } from '#app/islands/island.tsx';
import { pageMeta } from '#app/page/page-meta.ts';
import { languageOf } from '#domain/languages.ts';
import { readOrderNumber } from '#domain/orders/order-number.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/workshop-letters.ts';

/** For the makers alone, and kept nowhere. */
export const handle: PageRule = { personal: true, unlisted: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const reads = await enter(context, request);
  const { searchParams } = new URL(request.url);
  const tab = TABS.find((id) => id === searchParams.get('tab')) ?? 'answer';
  const number = readOrderNumber(searchParams.get('order') ?? '');
  const [frame, letters] = await Promise.all([frameOf(reads), reads.letters({ tab, number })]);
  return { frame, letters };
}

export const meta: Route.MetaFunction = ({ location }) => {
  const { title, description } = LETTERS_PAGE[languageOf(location.pathname)];
  return pageMeta(title, description);
};

export default function WorkshopLetters({ loaderData: { frame, letters } }: Route.ComponentProps) {
  return (
    <BareShell asks={false}>
      <Island name="admin-letters" component={LettersIsland} props={{ frame, letters }} />
    </BareShell>
  );
}
