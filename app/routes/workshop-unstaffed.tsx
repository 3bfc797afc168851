import { redirect } from 'react-router';
import { NobodyYet } from '#app/features/accounts/first-maker-page.tsx';
import { BareShell } from '#app/features/layout/shell.tsx';
import { pageServices } from '#app/page/page-context.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/workshop-unstaffed.ts';

export const handle: PageRule = { unlisted: true };

export async function loader({ context }: Route.LoaderArgs) {
  if (!(await context.get(pageServices).awaitsFirstMaker())) throw redirect('/workshop');
  return null;
}

export const meta: Route.MetaFunction = () => pageMeta('Workshop', 'Nobody works here yet.');

export default function WorkshopUnstaffed() {
  return (
    <BareShell asks={false}>
      <NobodyYet />
    </BareShell>
  );
}
