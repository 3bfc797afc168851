import { Shell } from '#app/features/layout/shell.tsx';
import { PhasePage } from '#app/features/phase/phase-page.tsx';
import { phaseProps, readAsked } from '#app/features/phase/phase-props.ts';
import { Island } from '#app/islands/island.tsx';
import { pageServices } from '#app/page/page-context.ts';
import { cardMeta, dataMeta, pageMeta } from '#app/page/page-meta.ts';
import { breadcrumbs } from '#domain/pages/structured-data.ts';
import { writeQuestion } from '#domain/phase/write-question.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/phase.ts';

/** Questions are beyond counting: the last ones that were asked are kept. */
export const handle: PageRule = {
  kept: {
    room: 100,
    query: (query) => writeQuestion(readAsked(query).question),
  },
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const { prices, publicUrl } = context.get(pageServices);
  return { publicUrl, props: phaseProps(new URL(request.url).searchParams, await prices()) };
}

const PATH = '/phase';
const TITLE = 'Phase card';
const DESCRIPTION =
  'Will a new pickup be in phase with the one you keep? Two tests with a compass and a multimeter, which lead is hot, and whether the pair is quiet in the middle.';

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { publicUrl } = loaderData;
  return [
    ...pageMeta(TITLE, DESCRIPTION),
    ...cardMeta({ publicUrl, path: PATH, title: TITLE, description: DESCRIPTION }),
    ...dataMeta(breadcrumbs(publicUrl, [TITLE, PATH])),
  ];
};

export default function Phase({ loaderData }: Route.ComponentProps) {
  return (
    <Shell path={PATH} footer="small">
      <Island name="phase" component={PhasePage} props={loaderData.props} until="touch" />
    </Shell>
  );
}
