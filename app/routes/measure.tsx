import { Shell } from '#app/features/layout/shell.tsx';
import { MEASURE_MESSAGES } from '#app/features/measure/measure.messages.ts';
import { MeasurePage } from '#app/features/measure/measure-page.tsx';
import { measureProps } from '#app/features/measure/measure-props.ts';
import { Island } from '#app/islands/island.tsx';
import { pageServices, publicMeta } from '#app/page/page.ts';
import { inLanguage, languageOf } from '#domain/languages.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/measure.ts';

export const handle: PageRule = { kept: { room: 1 } };

export function loader({ context, request }: Route.LoaderArgs) {
  const { publicUrl } = context.get(pageServices);
  const language = languageOf(new URL(request.url).pathname);
  return { publicUrl, language, props: measureProps(language) };
}

const PATH = '/measure';

export const meta: Route.MetaFunction = ({ loaderData: { publicUrl, language } }) => {
  const { title, description } = MEASURE_MESSAGES[language];
  const path = inLanguage(PATH, language);
  return publicMeta({ publicUrl, path, title, description });
};

export default function Measure({ loaderData: { language, props } }: Route.ComponentProps) {
  return (
    <Shell path={inLanguage(PATH, language)} footer="small">
      <Island name="measure" component={MeasurePage} props={props} until="touch" />
    </Shell>
  );
}
