import { Shell } from '#app/features/layout/shell.tsx';
import { PHASE_MESSAGES } from '#app/features/phase/phase.messages.ts';
import { PhasePage } from '#app/features/phase/phase-page.tsx';
import { phaseProps, readAsked } from '#app/features/phase/phase-props.ts';
import { Island } from '#app/islands/island.tsx';
import { pageServices, publicMeta } from '#app/page/page.ts';
import { inLanguage, languageOf } from '#domain/languages.ts';
import { writePhaseQuestion } from '#domain/phase/write-question.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/phase.ts';

/** The number of questions is unlimited, so the cache keeps the latest ones. */
export const handle: PageRule = {
  kept: {
    room: 100,
    query: (query) => writePhaseQuestion(readAsked(query).question),
  },
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const { prices, publicUrl } = context.get(pageServices);
  const { pathname, searchParams } = new URL(request.url);
  const language = languageOf(pathname);
  return { publicUrl, language, props: phaseProps(searchParams, await prices(), language) };
}

const PATH = '/phase';

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { publicUrl, language } = loaderData;
  const { page: title, description } = PHASE_MESSAGES[language];
  const path = inLanguage(PATH, language);
  return publicMeta({ publicUrl, path, title, description });
};

export default function Phase({ loaderData: { language, props } }: Route.ComponentProps) {
  return (
    <Shell path={inLanguage(PATH, language)} footer="small">
      <Island name="phase" component={PhasePage} props={props} until="touch" />
    </Shell>
  );
}
