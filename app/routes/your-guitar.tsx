import { Shell } from '#app/features/layout/shell.tsx';
import { GUITAR_PAGE_MESSAGES } from '#app/guitar/guitar-page.messages.tsx';
import { GuitarPage } from '#app/guitar/guitar-page.tsx';
import { guitarProps } from '#app/guitar/guitar-props.ts';
import { Island } from '#app/islands/island.tsx';
import { pageServices, publicMeta } from '#app/page/page.ts';
import { readGuitar, writeGuitar } from '#domain/guitar/guitar.ts';
import { inLanguage, languageOf } from '#domain/languages.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/your-guitar.ts';

/** The number of guitars is unlimited, so the cache keeps the latest linked ones. */
export const handle: PageRule = {
  kept: {
    room: 50,
    query(query) {
      const guitar = readGuitar(query);
      return guitar ? writeGuitar(guitar) : new URLSearchParams();
    },
  },
};

export function loader({ context, request }: Route.LoaderArgs) {
  const { publicUrl } = context.get(pageServices);
  const { pathname, searchParams } = new URL(request.url);
  return { publicUrl, language: languageOf(pathname), props: guitarProps(searchParams) };
}

const PATH = '/your-guitar';

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { publicUrl, language } = loaderData;
  const { title, description } = GUITAR_PAGE_MESSAGES[language];
  const path = inLanguage(PATH, language);
  return publicMeta({ publicUrl, path, title, description });
};

export default function YourGuitar({ loaderData: { language, props } }: Route.ComponentProps) {
  return (
    <Shell path={inLanguage(PATH, language)}>
      <Island name="your-guitar" component={GuitarPage} props={props} until="input" />
    </Shell>
  );
}
