import { About } from '#app/features/company/about.tsx';
import { Shell } from '#app/features/layout/shell.tsx';
import { cardMeta, dataMeta, pageMeta } from '#app/page/page-meta.ts';
import { loadPublicUrl } from '#app/page/public-url.ts';
import { COMPANY } from '#domain/company.ts';
import { breadcrumbs, organization } from '#domain/pages/structured-data.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/about.ts';

export const handle: PageRule = { kept: { room: 1 } };

export const loader = loadPublicUrl;

const PATH = '/about';
const TITLE = 'About';
const description = () =>
  `Who winds the pickups of ${COMPANY.shopName} in ${COMPANY.city}, how they draw, wind, measure and repair them, and how to write to them.`;

export const meta: Route.MetaFunction = ({ loaderData: { publicUrl } }) => [
  ...pageMeta(TITLE, description()),
  ...cardMeta({ publicUrl, path: PATH, title: TITLE, description: description() }),
  ...dataMeta(organization(publicUrl), breadcrumbs(publicUrl, [TITLE, PATH])),
];

export default function AboutPage() {
  return (
    <Shell path={PATH}>
      <About />
    </Shell>
  );
}
