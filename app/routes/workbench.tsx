import { shownLink, TOOL_LINKS } from '#app/features/layout/links.ts';
import { Shell } from '#app/features/layout/shell.tsx';
import { MODEL_CHECK } from '#app/features/model/model-check.ts';
import { WORKBENCH_MESSAGES } from '#app/features/workbench/workbench.messages.ts';
import { WorkbenchPage } from '#app/features/workbench/workbench-page.tsx';
import { YourGuitarDrawing } from '#app/guitar/your-guitar-drawing.tsx';
import { publicMetaOf } from '#app/page/page.ts';
import { useLanguage } from '#app/ui/language.tsx';
import { FIRST_GUITAR } from '#domain/guitar/guitar.ts';
import { inLanguage } from '#domain/languages.ts';
import { keysOf, recordOf } from '#domain/records.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/workbench.ts';

export const handle: PageRule = { kept: { room: 1 } };

const PICKUPS = MODEL_CHECK.coils.filter(({ kind }) => kind !== 'one-coil');
/** Some were measured more than once. */
const CHECKED = new Set(PICKUPS.map(({ family }) => family)).size;
const RESONANCES_HZ = PICKUPS.map(({ LD }) => [LD.measured.peak_Hz ?? 0, LD.modelled.peak_Hz ?? 0] as const);

export const meta: Route.MetaFunction = publicMetaOf(WORKBENCH_MESSAGES);

export default function Workbench() {
  const language = useLanguage();
  return (
    <Shell path={inLanguage('/workbench', language)}>
      <WorkbenchPage
        links={recordOf(keysOf(TOOL_LINKS), (tool) => shownLink(TOOL_LINKS[tool], language))}
        checked={CHECKED}
        guitar={<YourGuitarDrawing guitar={FIRST_GUITAR} />}
        resonances_Hz={RESONANCES_HZ}
      />
    </Shell>
  );
}
