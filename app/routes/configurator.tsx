import { LandingPage } from '#app/features/configurator/landing/landing-page.tsx';
import { panels } from '#app/features/configurator/landing/panels.ts';
import { Shell } from '#app/features/layout/shell.tsx';
import { pageServices } from '#app/page/page-context.ts';
import { cardMeta, dataMeta, pageMeta } from '#app/page/page-meta.ts';
import { lookCard } from '#domain/pages/look-card.ts';
import { breadcrumbs } from '#domain/pages/structured-data.ts';
import { CONFIGURATOR_LOOKS } from '#domain/products/pictures.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/configurator.ts';

export const handle: PageRule = { kept: { room: 1 } };

export async function loader({ context }: Route.LoaderArgs) {
  const { prices, publicUrl } = context.get(pageServices);
  const list = await prices();
  return { publicUrl, panels: panels(list), listed: list !== undefined };
}

const PATH = '/configurator';
const TITLE = 'Configurator';
const DESCRIPTION =
  'Build your own humbucker, humbucker-sized P90 or classic P90: cover, colour, output and magnet, at a price that runs along.';

export const meta: Route.MetaFunction = ({ loaderData: { publicUrl } }) => [
  ...pageMeta(TITLE, DESCRIPTION),
  ...dataMeta(breadcrumbs(publicUrl, [TITLE, PATH])),
  ...cardMeta({
    publicUrl,
    path: PATH,
    title: TITLE,
    description: DESCRIPTION,
    picture: lookCard(CONFIGURATOR_LOOKS.humbucker),
  }),
];

export default function Configurator({ loaderData }: Route.ComponentProps) {
  return (
    <Shell path={PATH} ground="ink">
      <LandingPage panels={loaderData.panels} listed={loaderData.listed} />
    </Shell>
  );
}
