import { Shell } from '#app/features/layout/shell.tsx';
import { ListenPage } from '#app/features/listening/listen-page.tsx';
import { listenProps, listenTitle } from '#app/features/listening/listen-props.ts';
import { Island } from '#app/islands/island.tsx';
import { pageServices } from '#app/page/page-context.ts';
import { cardMeta, dataMeta, pageMeta } from '#app/page/page-meta.ts';
import { listenPath } from '#domain/listening/listen-choice.ts';
import { listenQuery, readPicks } from '#domain/listening/listen-query.ts';
import { breadcrumbs } from '#domain/pages/structured-data.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/listen.ts';

/** Choices of two or three pickups are beyond counting: the last ones that were asked for are kept. */
export const handle: PageRule = {
  kept: { room: 100, query: (query) => listenQuery(readPicks(query)) },
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const { prices, publicUrl } = context.get(pageServices);
  const props = listenProps(new URL(request.url).searchParams, await prices());
  return { publicUrl, path: listenPath(props.picks), props };
}

const PATH = '/listen';
const DESCRIPTION =
  'Two or three pickups, ours or your own builds, on the same playing, switched without a gap, with their curves and a blind test.';

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const title = listenTitle(loaderData.props);
  const { publicUrl, path } = loaderData;
  return [
    ...pageMeta(title, DESCRIPTION),
    ...cardMeta({ publicUrl, path, canonical: PATH, title, description: DESCRIPTION }),
    ...dataMeta(breadcrumbs(publicUrl, ['Listen side by side', PATH])),
  ];
};

export default function Listen({ loaderData }: Route.ComponentProps) {
  return (
    <Shell path={PATH} ground="ink">
      <Island name="listen" component={ListenPage} props={loaderData.props} />
    </Shell>
  );
}
