import { BuiltToLast } from '#app/features/landing/built-to-last.tsx';
import { Favourites } from '#app/features/landing/favourites/favourites.tsx';
import { Hero } from '#app/features/landing/hero.tsx';
import { ExplodedView } from '#app/features/landing/inside/exploded-view.tsx';
import { Inside } from '#app/features/landing/inside/inside.tsx';
import { Reasons } from '#app/features/landing/inside/reasons.tsx';
import { LANDING_MESSAGES } from '#app/features/landing/landing.messages.ts';
import { LatestArticles } from '#app/features/landing/latest-articles.tsx';
import { Tailormade } from '#app/features/landing/tailormade.tsx';
import { Shell } from '#app/features/layout/shell.tsx';
import { ShippingTeaser } from '#app/features/shipping/shipping-teaser.tsx';
import { pageServices, publicMeta } from '#app/page/page.ts';
import { inLanguage, languageOf } from '#domain/languages.ts';
import { organization, webSite } from '#domain/pages/structured-data.ts';
import { CONFIGURATOR_LOOKS } from '#domain/products/pictures.ts';
import { PRODUCTS } from '#domain/products/products.ts';
import { announcementAt } from '#domain/shopfront/announcements.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/landing.ts';

export const handle: PageRule = { kept: { room: 1 }, isOnInk: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { prices, publicUrl, said } = context.get(pageServices);
  const now = said();
  const language = languageOf(new URL(request.url).pathname);
  const list = await prices();
  return {
    language,
    publicUrl,
    lead: announcementAt(now, 'lead', language),
    bench: announcementAt(now, 'bench', language),
    listed: list !== undefined,
    stratocaster: list?.stratocaster,
    humbucker: list?.humbucker,
  };
}

export const meta: Route.MetaFunction = ({ loaderData: { language, publicUrl } }) => {
  const words = LANDING_MESSAGES[language];
  const title = words.title;
  const description = words.description(PRODUCTS.length, Object.keys(CONFIGURATOR_LOOKS).length);
  return publicMeta({ publicUrl, path: inLanguage('/', language), title, description }, [
    organization(publicUrl),
    webSite(publicUrl, language),
  ]);
};

export default function Landing({ loaderData }: Route.ComponentProps) {
  return (
    <Shell path={inLanguage('/', loaderData.language)} ground="over">
      <div className="relative on-ink [--inside-height:860px]">
        <ExplodedView>
          <Hero lead={loaderData.lead} bench={loaderData.bench} />
          <Inside />
        </ExplodedView>
        <Reasons />
      </div>
      <Favourites
        stratocaster={loaderData.stratocaster}
        humbucker={loaderData.humbucker}
        listed={loaderData.listed}
      />
      <BuiltToLast />
      <Tailormade />
      <ShippingTeaser />
      <LatestArticles />
    </Shell>
  );
}
