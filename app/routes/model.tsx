import { Shell } from '#app/features/layout/shell.tsx';
import { ModelPage } from '#app/features/model/model-page.tsx';
import { cardMeta, dataMeta, pageMeta } from '#app/page/page-meta.ts';
import { loadPublicUrl } from '#app/page/public-url.ts';
import { breadcrumbs, openFigures } from '#domain/pages/structured-data.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/model.ts';

export const handle: PageRule = { kept: { room: 1 } };

export const loader = loadPublicUrl;

const PATH = '/model';
const TITLE = 'The model, checked';
const DESCRIPTION =
  'The tone model behind our curves, figures and sounds, held against measured pickups of other makers: where it is right, where it is not, and all our figures as open data.';

export const meta: Route.MetaFunction = ({ loaderData: { publicUrl } }) => [
  ...pageMeta(TITLE, DESCRIPTION),
  ...cardMeta({ publicUrl, path: PATH, title: TITLE, description: DESCRIPTION }),
  ...dataMeta(breadcrumbs(publicUrl, [TITLE, PATH]), openFigures(publicUrl)),
];

export default function Model() {
  return (
    <Shell path={PATH} footer="small">
      <ModelPage />
    </Shell>
  );
}
