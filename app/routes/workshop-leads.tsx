import { enter, frameOf } from '#app/features/admin/enter.server.ts';
import { LEADS } from '#app/features/admin/production/leads.messages.ts';
import { LeadsIsland } from '#app/features/admin/production/leads-page.tsx';
import { BareShell } from '#app/features/layout/shell.tsx';
import { Island } from '#app/islands/island.tsx';
import { pageMeta } from '#app/page/page-meta.ts';
import { languageOf } from '#domain/languages.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/workshop-leads.ts';

export const handle: PageRule = { personal: true, unlisted: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const reads = await enter(context, request);
  const [frame, set] = await Promise.all([frameOf(reads), reads.leadColours()]);
  return { frame, set };
}

export const meta: Route.MetaFunction = ({ location }) => {
  const { title, description } = LEADS[languageOf(location.pathname)];
  return pageMeta(title, description);
};

export default function WorkshopLeads({ loaderData: { frame, set } }: Route.ComponentProps) {
  return (
    <BareShell asks={false}>
      <Island name="admin-leads" component={LeadsIsland} props={{ frame, set }} />
    </BareShell>
  );
}
