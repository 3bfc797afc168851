import { Imprint } from '#app/features/company/imprint.tsx';
import { Shell } from '#app/features/layout/shell.tsx';
import { cardMeta, dataMeta, pageMeta } from '#app/page-meta.ts';
import { loadPublicUrl } from '#app/public-url.ts';
import { COMPANY } from '#domain/company.ts';
import { breadcrumbs, organization } from '#domain/structured-data.ts';
import type { PageRule } from '#server/page-rule.ts';
import type { Route } from './+types/imprint.ts';

export const handle: PageRule = { kept: { room: 1 } };

export const loader = loadPublicUrl;

const PATH = '/imprint';
const TITLE = 'Imprint';
const DESCRIPTION = `Who runs ${COMPANY.shopName}, where, and how to reach them: name, address, mail and VAT number.`;

export const meta: Route.MetaFunction = ({ loaderData: { publicUrl } }) => [
  ...pageMeta(TITLE, DESCRIPTION),
  ...cardMeta({ publicUrl, path: PATH, title: TITLE, description: DESCRIPTION }),
  ...dataMeta(organization(publicUrl), breadcrumbs(publicUrl, [TITLE, PATH])),
];

export default function ImprintPage() {
  return (
    <Shell path={PATH} footer="small">
      <Imprint />
    </Shell>
  );
}
