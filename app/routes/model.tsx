import { Shell } from '#app/features/layout/shell.tsx';
import { MODEL_MESSAGES } from '#app/features/model/model.messages.tsx';
import { ModelPage } from '#app/features/model/model-page.tsx';
import { OPEN_DATA_MESSAGES } from '#app/features/model/open-data.messages.ts';
import { pageServices, publicMeta } from '#app/page/page.ts';
import { inLanguage, languageOf } from '#domain/languages.ts';
import { breadcrumbs, openFigures } from '#domain/pages/structured-data.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/model.ts';

export const handle: PageRule = { kept: { room: 1 } };

export function loader({ context, request }: Route.LoaderArgs) {
  const { publicUrl, made } = context.get(pageServices);
  return { publicUrl, language: languageOf(new URL(request.url).pathname), made: made() };
}

const PATH = '/model';

export const meta: Route.MetaFunction = ({ loaderData: { publicUrl, language } }) => {
  const { title, description } = MODEL_MESSAGES[language];
  const path = inLanguage(PATH, language);
  const data = OPEN_DATA_MESSAGES[language];
  return publicMeta({ publicUrl, path, title, description }, [
    breadcrumbs(publicUrl, [title, path]),
    openFigures(publicUrl, { path, name: data.name, description: data.what }),
  ]);
};

export default function Model({ loaderData: { language, made } }: Route.ComponentProps) {
  return (
    <Shell path={inLanguage(PATH, language)} footer="small">
      <ModelPage made={made} />
    </Shell>
  );
}
