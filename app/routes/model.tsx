import { Shell } from '#app/features/layout/shell.tsx';
import { MODEL_MESSAGES } from '#app/features/model/model.messages.tsx';
import { ModelPage } from '#app/features/model/model-page.tsx';
import { OPEN_DATA_MESSAGES } from '#app/features/model/open-data.messages.ts';
import { addressOf, pageServices, publicMeta } from '#app/page/page.ts';
import { breadcrumbs, openFigures } from '#domain/pages/structured-data.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/model.ts';

export const handle: PageRule = { kept: { room: 1 } };

export function loader({ context, request }: Route.LoaderArgs) {
  return { path: new URL(request.url).pathname, made: context.get(pageServices).made() };
}

export const meta: Route.MetaFunction = (args) => {
  const { publicUrl, path, language } = addressOf(args);
  const { title, description } = MODEL_MESSAGES[language];
  const data = OPEN_DATA_MESSAGES[language];
  return publicMeta({ publicUrl, path, title, description }, [
    breadcrumbs(publicUrl, [title, path]),
    openFigures(publicUrl, { path, name: data.name, description: data.what }),
  ]);
};

export default function Model({ loaderData: { path, made } }: Route.ComponentProps) {
  return (
    <Shell path={path} footer="small">
      <ModelPage made={made} />
    </Shell>
  );
}
