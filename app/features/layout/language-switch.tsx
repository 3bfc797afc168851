import { LANGUAGE_NAMES, languageOf, translationsOf } from '#domain/languages.ts';

const LABELS = { en: 'Language', de: 'Sprache' } as const;

export function LanguageSwitch({ path }: { path: string }) {
  const spoken = languageOf(path);
  return (
    <nav
      className="[&_a[aria-current]]:bg-text [&_a[aria-current]]:text-ground mono mono-13 grid grid-cols-[1fr_1fr] edge rounded paper:hidden"
      aria-label={LABELS[spoken]}
    >
      {translationsOf(path).map(({ language, path: href }) => (
        <a
          className="relative grid place-items-center w-52 h-44 hover:underline hover:decoration-copper hover:underline-offset-[0.4em]"
          key={language}
          href={href}
          hrefLang={language}
          lang={language}
          aria-current={language === spoken ? 'page' : undefined}
        >
          {language.toUpperCase()}
          <span className="visually-hidden"> {LANGUAGE_NAMES[language]}</span>
        </a>
      ))}
    </nav>
  );
}
