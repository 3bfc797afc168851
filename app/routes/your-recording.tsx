import { Shell } from '#app/features/layout/shell.tsx';
import { RECORDING_MESSAGES } from '#app/features/recording/recording.messages.ts';
import { RecordingPage } from '#app/features/recording/recording-page.tsx';
import { recordingProps } from '#app/features/recording/recording-props.ts';
import { Island } from '#app/islands/island.tsx';
import { pageServices, publicMeta } from '#app/page/page.ts';
import { inLanguage, languageOf } from '#domain/languages.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/your-recording.ts';

export const handle: PageRule = { kept: { room: 1 }, isOnInk: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { prices, publicUrl } = context.get(pageServices);
  const language = languageOf(new URL(request.url).pathname);
  return { publicUrl, language, props: recordingProps(await prices(), language) };
}

const PATH = '/your-recording';

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { publicUrl, language } = loaderData;
  const { title, description } = RECORDING_MESSAGES[language];
  const path = inLanguage(PATH, language);
  return publicMeta({ publicUrl, path, title, description });
};

export default function YourRecording({ loaderData: { language, props } }: Route.ComponentProps) {
  return (
    <Shell path={inLanguage(PATH, language)} ground="ink" footer="small">
      <Island name="your-recording" component={RecordingPage} props={props} until="touch" />
    </Shell>
  );
}
