import { CONFIGURATOR_LANDING_MESSAGES } from '#app/features/configurator/landing/landing.messages.ts';
import { LandingPage } from '#app/features/configurator/landing/landing-page.tsx';
import { panels } from '#app/features/configurator/landing/panels.ts';
import { Shell } from '#app/features/layout/shell.tsx';
import { addressOf, cardMeta, dataMeta, pageMeta, pageServices } from '#app/page/page.ts';
import { languageOf } from '#domain/languages.ts';
import { lookCard } from '#domain/pages/look-card.ts';
import { breadcrumbs } from '#domain/pages/structured-data.ts';
import { CONFIGURATOR_LOOKS } from '#domain/products/pictures.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/configurator.ts';

export const handle: PageRule = { kept: { room: 1 }, isOnInk: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const list = await context.get(pageServices).prices();
  const path = new URL(request.url).pathname;
  return { path, panels: panels(list, languageOf(path)), listed: list !== undefined };
}

export const meta: Route.MetaFunction = (args) => {
  const { publicUrl, path, language } = addressOf(args);
  const { title, description } = CONFIGURATOR_LANDING_MESSAGES[language];
  const picture = lookCard(CONFIGURATOR_LOOKS.humbucker, language);
  return [
    ...pageMeta(title, description),
    ...dataMeta(breadcrumbs(publicUrl, [title, path])),
    ...cardMeta({ publicUrl, path, title, description, picture }),
  ];
};

export default function Configurator({ loaderData: { path, panels, listed } }: Route.ComponentProps) {
  return (
    <Shell path={path} ground="ink">
      <LandingPage panels={panels} listed={listed} />
    </Shell>
  );
}
