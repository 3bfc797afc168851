import { data } from 'react-router';
import { KIT_MESSAGES } from '#app/features/kit/kit.messages.ts';
import { KitPage } from '#app/features/kit/kit-page.tsx';
import { Shell } from '#app/features/layout/shell.tsx';
import { pageMeta, pageServices } from '#app/page/page.ts';
import { inLanguage, languageOf } from '#domain/languages.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/kit.ts';

/** Never cached and not in the sitemap: it exists only in test mode. */
export const handle: PageRule = { open: true, unlisted: true };

export function loader({ context, request }: Route.LoaderArgs) {
  if (!context.get(pageServices).testMode) throw data(null, { status: 404 });
  return { language: languageOf(new URL(request.url).pathname) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const { title, description } = KIT_MESSAGES[loaderData.language];
  return pageMeta(title, description);
};

export default function Kit({ loaderData: { language } }: Route.ComponentProps) {
  return (
    <Shell path={inLanguage('/sandbox/kit', language)} footer="small">
      <KitPage />
    </Shell>
  );
}
