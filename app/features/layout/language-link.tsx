import { useLocation } from 'react-router';
import { cx } from '#app/ui/cx.ts';
import { LANGUAGE_NAMES, languageOf, translationsOf } from '#domain/languages.ts';

interface LanguageLinkProps {
  className?: string | undefined;
  short?: boolean;
  /** Wrapper that is only rendered with the link. */
  in?: 'li';
}

/**
 * Link to this page in the other language; nothing if there is none. The choices in the address go along
 * (`early-language.ts`).
 */
export function LanguageLink({ className, short, in: Around }: LanguageLinkProps) {
  const { pathname } = useLocation();
  const spoken = languageOf(pathname);
  const other = translationsOf(pathname).find(({ language }) => language !== spoken);
  if (!other) return null;
  const { language, path } = other;
  const name = LANGUAGE_NAMES[language];
  const link = (
    <a
      className={cx(className, short && 'mono mono-13')}
      href={path}
      hrefLang={language}
      lang={language}
      data-language={language}
    >
      {short ? (
        <>
          <span aria-hidden="true">{language.toUpperCase()}</span>
          <span className="visually-hidden">{name}</span>
        </>
      ) : (
        name
      )}
    </a>
  );
  return Around ? <Around>{link}</Around> : link;
}
