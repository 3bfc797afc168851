import { FINDER_MESSAGES } from '#app/features/finder/finder.messages.ts';
import { FinderPage } from '#app/features/finder/finder-page.tsx';
import { finderProps } from '#app/features/finder/finder-props.ts';
import { Shell } from '#app/features/layout/shell.tsx';
import { Island } from '#app/islands/island.tsx';
import { pageServices, publicMeta } from '#app/page/page.ts';
import { finderPath, readFinderQuestion, writeFinderQuestion } from '#domain/finder/question.ts';
import { inLanguage, languageOf } from '#domain/languages.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/finder.ts';

/** The number of questions is unlimited, so the cache keeps the latest ones. */
export const handle: PageRule = {
  kept: { room: 100, query: (query) => writeFinderQuestion(readFinderQuestion(query)) },
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const { prices, publicUrl, said } = context.get(pageServices);
  const { pathname, searchParams } = new URL(request.url);
  const language = languageOf(pathname);
  const props = finderProps(searchParams, await prices(), said().pauses);
  return { publicUrl, language, path: inLanguage(finderPath(props.asked), language), props };
}

const PATH = '/finder';

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { publicUrl, language, path } = loaderData;
  const { title, description } = FINDER_MESSAGES[language];
  const canonical = inLanguage(PATH, language);
  return publicMeta({ publicUrl, path, canonical, title, description });
};

export default function Finder({ loaderData: { language, props } }: Route.ComponentProps) {
  return (
    <Shell path={inLanguage(PATH, language)} footer="small">
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
