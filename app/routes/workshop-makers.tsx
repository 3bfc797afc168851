import { enter, frameOf } from '#app/features/admin/enter.server.ts';
import { MAKERS } from '#app/features/admin/makers/makers-page.messages.ts';
import { MakersIsland } from '#app/features/admin/makers/makers-page.tsx';
import { BareShell } from '#app/features/layout/shell.tsx';
import { Island } from '#app/islands/island.tsx';
import { pageMeta } from '#app/page/page-meta.ts';
import { languageOf } from '#domain/languages.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/workshop-makers.ts';

export const handle: PageRule = { personal: true, unlisted: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const reads = await enter(context, request);
  const [frame, makers] = await Promise.all([frameOf(reads), reads.makers()]);
  return { frame, makers, you: reads.by.accountId };
}

export const meta: Route.MetaFunction = ({ location }) => {
  const { title, description } = MAKERS[languageOf(location.pathname)];
  return pageMeta(title, description);
};

export default function WorkshopMakers({ loaderData: { frame, makers, you } }: Route.ComponentProps) {
  return (
    <BareShell asks={false}>
      <Island name="admin-makers" component={MakersIsland} props={{ frame, makers, you }} />
    </BareShell>
  );
}
