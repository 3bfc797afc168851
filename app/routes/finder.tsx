import { FINDER_MESSAGES } from '#app/features/finder/finder.messages.ts';
import { FinderPage } from '#app/features/finder/finder-page.tsx';
import { finderProps } from '#app/features/finder/finder-props.ts';
import { Shell } from '#app/features/layout/shell.tsx';
import { Island } from '#app/islands/island.tsx';
import { addressOf, pageServices, publicMeta } from '#app/page/page.ts';
import { finderPath, readFinderQuestion, writeFinderQuestion } from '#domain/finder/question.ts';
import { inLanguage } from '#domain/languages.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/finder.ts';

/** The number of questions is unlimited, so the cache keeps the latest ones. */
export const handle: PageRule = {
  kept: { room: 100, query: (query) => writeFinderQuestion(readFinderQuestion(query)) },
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const { prices, said } = context.get(pageServices);
  const { pathname: path, searchParams } = new URL(request.url);
  return { path, props: finderProps(searchParams, await prices(), said().pauses) };
}

export const meta: Route.MetaFunction = (args) => {
  const { publicUrl, path: canonical, language } = addressOf(args);
  const { title, description } = FINDER_MESSAGES[language];
  const path = inLanguage(finderPath(args.loaderData.props.asked), language);
  return publicMeta({ publicUrl, path, canonical, title, description });
};

export default function Finder({ loaderData: { path, props } }: Route.ComponentProps) {
  return (
    <Shell path={path} footer="small">
      {/* A measurement exists only in the browser and is read there. */}
      <Island
        name="finder"
        component={FinderPage}
        props={props}
        until={props.asked.way === 'measured' ? undefined : 'touch'}
      />
    </Shell>
  );
}
