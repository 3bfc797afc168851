import { BuiltToLast } from '#app/features/landing/built-to-last.tsx';
import { Favourites } from '#app/features/landing/favourites/favourites.tsx';
import { Hero } from '#app/features/landing/hero.tsx';
import { ExplodedView } from '#app/features/landing/inside/exploded-view.tsx';
import { Inside } from '#app/features/landing/inside/inside.tsx';
import { Notes } from '#app/features/landing/notes.tsx';
import { Tailormade } from '#app/features/landing/tailormade.tsx';
import { Shell } from '#app/features/layout/shell.tsx';
import { ShippingTeaser } from '#app/features/shipping/shipping-teaser.tsx';
import { pageServices } from '#app/page/page-context.ts';
import { cardMeta, dataMeta, pageMeta } from '#app/page/page-meta.ts';
import { inWords } from '#domain/format-count.ts';
import { organization, webSite } from '#domain/pages/structured-data.ts';
import { CONFIGURATOR_LOOKS } from '#domain/products/pictures.ts';
import { PRODUCTS } from '#domain/products/products.ts';
import { wordsAt } from '#domain/shopfront/said.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/landing.ts';

export const handle: PageRule = { kept: { room: 1 } };

export async function loader({ context }: Route.LoaderArgs) {
  const { prices, publicUrl, said } = context.get(pageServices);
  const now = said();
  const list = await prices();
  return {
    publicUrl,
    lead: wordsAt(now, 'lead'),
    bench: wordsAt(now, 'bench'),
    listed: list !== undefined,
    stratocaster: list?.stratocaster,
    humbucker: list?.humbucker,
  };
}

const TITLE = 'Unleash the Thunder';
const DESCRIPTION = `Guitar and bass pickups, wound by hand in Leipzig: ${inWords(PRODUCTS.length)} types to order, ${inWords(Object.keys(CONFIGURATOR_LOOKS).length)} to build yourself.`;

export const meta: Route.MetaFunction = ({ loaderData: { publicUrl } }) => [
  ...pageMeta(TITLE, DESCRIPTION),
  ...cardMeta({ publicUrl, path: '/', title: TITLE, description: DESCRIPTION }),
  ...dataMeta(organization(publicUrl), webSite(publicUrl)),
];

export default function Landing({ loaderData }: Route.ComponentProps) {
  return (
    <Shell path="/" ground="over">
      <ExplodedView>
        <Hero lead={loaderData.lead} bench={loaderData.bench} />
        <Inside />
      </ExplodedView>
      <Favourites
        stratocaster={loaderData.stratocaster}
        humbucker={loaderData.humbucker}
        listed={loaderData.listed}
      />
      <BuiltToLast />
      <Tailormade />
      <ShippingTeaser />
      <Notes />
    </Shell>
  );
}
