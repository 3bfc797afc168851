import { ABOUT_MESSAGES } from '#app/features/company/about.messages.ts';
import { About } from '#app/features/company/about.tsx';
import { Shell } from '#app/features/layout/shell.tsx';
import { pageServices, publicMeta } from '#app/page/page.ts';
import { inLanguage, languageOf } from '#domain/languages.ts';
import { breadcrumbs, organization } from '#domain/pages/structured-data.ts';
import { announcementAt } from '#domain/shopfront/announcements.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/about.ts';

export const handle: PageRule = { kept: { room: 1 } };

export function loader({ context, request }: Route.LoaderArgs) {
  const { publicUrl, said } = context.get(pageServices);
  const language = languageOf(new URL(request.url).pathname);
  const at = (place: 'about' | 'social') => announcementAt(said(), place, language);
  return { language, publicUrl, words: at('about'), social: at('social') };
}

const PATH = '/about';

export const meta: Route.MetaFunction = ({ loaderData: { language, publicUrl } }) => {
  const words = ABOUT_MESSAGES[language];
  const [title, description, path] = [words.title, words.description(), inLanguage(PATH, language)];
  return publicMeta({ publicUrl, path, title, description }, [
    organization(publicUrl),
    breadcrumbs(publicUrl, [title, path]),
  ]);
};

export default function AboutPage({ loaderData: { language, words, social } }: Route.ComponentProps) {
  return (
    <Shell path={inLanguage(PATH, language)}>
      <About words={words} social={social} />
    </Shell>
  );
}
