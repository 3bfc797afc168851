import { shownLink, TOOL_LINKS } from '#app/features/layout/links.ts';
import { Shell } from '#app/features/layout/shell.tsx';
import { MODEL_CHECK } from '#app/features/model/model-check.ts';
import { WORKBENCH_MESSAGES } from '#app/features/workbench/workbench.messages.ts';
import { WorkbenchPage } from '#app/features/workbench/workbench-page.tsx';
import { YourGuitarDrawing } from '#app/guitar/your-guitar-drawing.tsx';
import { pageServices, publicMeta } from '#app/page/page.ts';
import { FIRST_GUITAR } from '#domain/guitar/guitar.ts';
import { inLanguage, languageOf } from '#domain/languages.ts';
import { keysOf, recordOf } from '#domain/records.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/workbench.ts';

export const handle: PageRule = { kept: { room: 1 } };

export function loader({ context, request }: Route.LoaderArgs) {
  const { publicUrl } = context.get(pageServices);
  return { publicUrl, language: languageOf(new URL(request.url).pathname) };
}

const PATH = '/workbench';

const PICKUPS = MODEL_CHECK.coils.filter(({ kind }) => kind !== 'one-coil');
/** Some were measured more than once. */
const CHECKED = new Set(PICKUPS.map(({ family }) => family)).size;
const RESONANCES_HZ = PICKUPS.map(({ LD }) => [LD.measured.peak_Hz ?? 0, LD.modelled.peak_Hz ?? 0] as const);

export const meta: Route.MetaFunction = ({ loaderData: { publicUrl, language } }) => {
  const { title, description } = WORKBENCH_MESSAGES[language];
  const path = inLanguage(PATH, language);
  return publicMeta({ publicUrl, path, title, description });
};

export default function Workbench({ loaderData: { language } }: Route.ComponentProps) {
  return (
    <Shell path={inLanguage(PATH, language)}>
      <WorkbenchPage
        links={recordOf(keysOf(TOOL_LINKS), (tool) => shownLink(TOOL_LINKS[tool], language))}
        checked={CHECKED}
        guitar={<YourGuitarDrawing guitar={FIRST_GUITAR} />}
        resonances_Hz={RESONANCES_HZ}
      />
    </Shell>
  );
}
