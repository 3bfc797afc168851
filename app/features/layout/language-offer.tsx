import { useLocation } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import { inLanguage, languageOf, translationsOf } from '#domain/languages.ts';

const OFFERED = 'de';

/**
 * Offers the German page, above the English one, to whose browser prefers German, until they have answered. Every such page
 * holds it, and `early-language.ts` shows it: kept pages are the same for all. German alone: whom it is for reads that.
 */
export function LanguageOffer() {
  const { pathname } = useLocation();
  if (languageOf(pathname) === OFFERED || translationsOf(pathname).length === 0) return null;
  return (
    <aside // Nobody is offered it before the page's head has looked which language the browser prefers.
      className="on-ink mono hidden items-center justify-between h-(--offer-height) px-margin line-b bg-ground-raised whitespace-nowrap phone:type-12 [:root[data-offers]_&]:flex paper:[:root[data-offers]_&]:hidden"
      data-offer=""
      lang={OFFERED}
      aria-label="Sprache"
      data-nosnippet
    >
      <a
        className="inline-flex items-center min-h-44 underline underline-offset-[0.3em]"
        href={inLanguage(pathname, OFFERED)}
        hrefLang={OFFERED}
        data-language={OFFERED}
      >
        Diese Seite auf Deutsch lesen
      </a>
      <button
        type="button"
        className="flex gap-10 items-center justify-end min-w-44 min-h-44 hover:underline hover:underline-offset-[0.3em]"
        data-language="en"
      >
        <span className="phone:absolute phone:w-1 phone:h-1 phone:overflow-hidden phone:[clip-path:inset(50%)]">
          Auf Englisch bleiben
        </span>
        <Icon name="close" size={14} />
      </button>
    </aside>
  );
}
