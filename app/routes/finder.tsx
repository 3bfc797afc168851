import { FinderPage } from '#app/features/finder/finder-page.tsx';
import { finderProps } from '#app/features/finder/finder-props.ts';
import { Shell } from '#app/features/layout/shell.tsx';
import { Island } from '#app/islands/island.tsx';
import { pageServices } from '#app/page/page-context.ts';
import { cardMeta, dataMeta, pageMeta } from '#app/page/page-meta.ts';
import { finderPath, readQuestion, writeQuestion } from '#domain/finder/question.ts';
import { breadcrumbs } from '#domain/pages/structured-data.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/finder.ts';

/** Questions are beyond counting: the last ones that were asked are kept. */
export const handle: PageRule = {
  kept: { room: 100, query: (query) => writeQuestion(readQuestion(query)) },
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const { prices, publicUrl, said } = context.get(pageServices);
  const props = finderProps(new URL(request.url).searchParams, await prices(), said().pauses);
  return { publicUrl, path: finderPath(props.asked), props };
}

const PATH = '/finder';
const TITLE = 'Finder';
const DESCRIPTION =
  'Say what is in your guitar and what you miss: three of our pickups that would change it, with the difference in decibels, its doubt, and why. Nothing that you would not hear.';

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { publicUrl, path } = loaderData;
  return [
    ...pageMeta(TITLE, DESCRIPTION),
    ...cardMeta({ publicUrl, path, canonical: PATH, title: TITLE, description: DESCRIPTION }),
    ...dataMeta(breadcrumbs(publicUrl, [TITLE, PATH])),
  ];
};

export default function Finder({ loaderData: { props } }: Route.ComponentProps) {
  return (
    <Shell path={PATH} footer="small">
      {/* A measurement is in the browser alone, and read there. */}
      <Island
        name="finder"
        component={FinderPage}
        props={props}
        until={props.asked.way === 'measured' ? undefined : 'touch'}
      />
    </Shell>
  );
}
