import { About } from '#app/features/company/about.tsx';
import { Shell } from '#app/features/layout/shell.tsx';
import { pageServices } from '#app/page/page-context.ts';
import { cardMeta, dataMeta, pageMeta } from '#app/page/page-meta.ts';
import { COMPANY } from '#domain/company.ts';
import { breadcrumbs, organization } from '#domain/pages/structured-data.ts';
import { wordsAt } from '#domain/shopfront/said.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/about.ts';

export const handle: PageRule = { kept: { room: 1 } };

export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl, said } = context.get(pageServices);
  return { publicUrl, words: wordsAt(said(), 'about'), social: wordsAt(said(), 'social') };
}

const PATH = '/about';
const TITLE = 'About';
const description = () =>
  `Who winds the pickups of ${COMPANY.shopName} in ${COMPANY.city}, how they draw, wind, measure and repair them, and how to write to them.`;

export const meta: Route.MetaFunction = ({ loaderData: { publicUrl } }) => [
  ...pageMeta(TITLE, description()),
  ...cardMeta({ publicUrl, path: PATH, title: TITLE, description: description() }),
  ...dataMeta(organization(publicUrl), breadcrumbs(publicUrl, [TITLE, PATH])),
];

export default function AboutPage({ loaderData: { words, social } }: Route.ComponentProps) {
  return (
    <Shell path={PATH}>
      <About words={words} social={social} />
    </Shell>
  );
}
