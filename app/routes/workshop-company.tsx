import { enter, frameOf } from '#app/features/admin/enter.server.ts';
import { COMPANY_PAGE } from '#app/features/admin/shopfront/company-page.messages.ts';
import { CompanyIsland } from '#app/features/admin/shopfront/company-page.tsx';
import { BareShell } from '#app/features/layout/shell.tsx';
import { Island } from '#app/islands/island.tsx';
import { pageMeta } from '#app/page/page-meta.ts';
import { languageOf } from '#domain/languages.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/workshop-company.ts';

export const handle: PageRule = { personal: true, unlisted: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const reads = await enter(context, request);
  const [frame, company, oss, due] = await Promise.all([
    frameOf(reads),
    reads.company(),
    reads.ossChoice(),
    reads.vatNumberDue(),
  ]);
  return { frame, company, oss, due };
}

export const meta: Route.MetaFunction = ({ location }) => {
  const { title, description } = COMPANY_PAGE[languageOf(location.pathname)];
  return pageMeta(title, description);
};

export default function WorkshopCompany({ loaderData: { frame, company, oss, due } }: Route.ComponentProps) {
  return (
    <BareShell asks={false}>
      <Island name="admin-company" component={CompanyIsland} props={{ frame, company, oss, due }} />
    </BareShell>
  );
}
