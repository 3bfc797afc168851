import { Shell } from '#app/features/layout/shell.tsx';
import { pageServices, publicMeta } from '#app/page/page.ts';
import { WIRING_PAGE_MESSAGES } from '#app/wiring/wiring.messages.ts';
import { WiringPage } from '#app/wiring/wiring-page.tsx';
import { inLanguage, languageOf } from '#domain/languages.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/wiring.ts';

export const handle: PageRule = { kept: { room: 1 } };

export function loader({ context, request }: Route.LoaderArgs) {
  const { publicUrl } = context.get(pageServices);
  return { publicUrl, language: languageOf(new URL(request.url).pathname) };
}

const PATH = '/wiring';

export const meta: Route.MetaFunction = ({ loaderData: { publicUrl, language } }) => {
  const { title, description } = WIRING_PAGE_MESSAGES[language];
  const path = inLanguage(PATH, language);
  return publicMeta({ publicUrl, path, title, description });
};

export default function Wiring({ loaderData: { language } }: Route.ComponentProps) {
  return (
    <Shell path={inLanguage(PATH, language)} footer="small">
      <WiringPage />
    </Shell>
  );
}
