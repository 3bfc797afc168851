import { CONFIGURATOR_LANDING_MESSAGES } from '#app/features/configurator/landing/landing.messages.ts';
import { LandingPage } from '#app/features/configurator/landing/landing-page.tsx';
import { panels } from '#app/features/configurator/landing/panels.ts';
import { Shell } from '#app/features/layout/shell.tsx';
import { cardMeta, dataMeta, pageMeta, pageServices } from '#app/page/page.ts';
import { inLanguage, languageOf } from '#domain/languages.ts';
import { lookCard } from '#domain/pages/look-card.ts';
import { breadcrumbs } from '#domain/pages/structured-data.ts';
import { CONFIGURATOR_LOOKS } from '#domain/products/pictures.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/configurator.ts';

export const handle: PageRule = { kept: { room: 1 }, isOnInk: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { prices, publicUrl } = context.get(pageServices);
  const list = await prices();
  const language = languageOf(new URL(request.url).pathname);
  return { publicUrl, language, panels: panels(list, language), listed: list !== undefined };
}

const PATH = '/configurator';

export const meta: Route.MetaFunction = ({ loaderData: { publicUrl, language } }) => {
  const { title, description } = CONFIGURATOR_LANDING_MESSAGES[language];
  const path = inLanguage(PATH, language);
  return [
    ...pageMeta(title, description),
    ...dataMeta(breadcrumbs(publicUrl, [title, path])),
    ...cardMeta({
      publicUrl,
      path,
      title,
      description,
      picture: lookCard(CONFIGURATOR_LOOKS.humbucker, language),
    }),
  ];
};

export default function Configurator({ loaderData: { language, panels, listed } }: Route.ComponentProps) {
  return (
    <Shell path={inLanguage(PATH, language)} ground="ink">
      <LandingPage panels={panels} listed={listed} />
    </Shell>
  );
}
