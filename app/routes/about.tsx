import { ABOUT_MESSAGES } from '#app/features/company/about.messages.ts';
import { About } from '#app/features/company/about.tsx';
import { Shell } from '#app/features/layout/shell.tsx';
import { addressOf, pageServices, publicMeta } from '#app/page/page.ts';
import { languageOf } from '#domain/languages.ts';
import { breadcrumbs, organization } from '#domain/pages/structured-data.ts';
import { announcementAt } from '#domain/shopfront/announcements.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/about.ts';

export const handle: PageRule = { kept: { room: 1 } };

export function loader({ context, request }: Route.LoaderArgs) {
  const { said } = context.get(pageServices);
  const path = new URL(request.url).pathname;
  const at = (place: 'about' | 'social') => announcementAt(said(), place, languageOf(path));
  return { path, words: at('about'), social: at('social') };
}

export const meta: Route.MetaFunction = (args) => {
  const { publicUrl, path, language } = addressOf(args);
  const { title, description } = ABOUT_MESSAGES[language];
  return publicMeta({ publicUrl, path, title, description: description() }, [
    organization(publicUrl),
    breadcrumbs(publicUrl, [title, path]),
  ]);
};

export default function AboutPage({ loaderData: { path, words, social } }: Route.ComponentProps) {
  return (
    <Shell path={path}>
      <About words={words} social={social} />
    </Shell>
  );
}
