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
import { addressOf, pageServices, publicMeta } from '#app/page/page.ts';
import { languageOf } from '#domain/languages.ts';
import { organization, webSite } from '#domain/pages/structured-data.ts';
import { CONFIGURATOR_LOOKS } from '#domain/products/pictures.ts';
import { PRODUCTS } from '#domain/products/products.ts';
import { announcementAt } from '#domain/shopfront/announcements.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/landing.ts';

export const handle: PageRule = { kept: { room: 1 }, isOnInk: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { prices, said } = context.get(pageServices);
  const now = said();
  const path = new URL(request.url).pathname;
  const language = languageOf(path);
  const list = await prices();
  return {
    path,
    lead: announcementAt(now, 'lead', language),
    bench: announcementAt(now, 'bench', language),
    listed: list !== undefined,
    stratocaster: list?.stratocaster,
    humbucker: list?.humbucker,
  };
}

export const meta: Route.MetaFunction = (args) => {
  const { publicUrl, path, language } = addressOf(args);
  const { title, description: written } = LANDING_MESSAGES[language];
  const description = written(PRODUCTS.length, Object.keys(CONFIGURATOR_LOOKS).length);
  return publicMeta({ publicUrl, path, title, description }, [
    organization(publicUrl),
    webSite(publicUrl, language),
  ]);
};

export default function Landing({ loaderData }: Route.ComponentProps) {
  return (
    <Shell path={loaderData.path} ground="over">
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
