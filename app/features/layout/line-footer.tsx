import { useCountsVisits } from '#app/page/use-counts-visits.ts';
import { useLanguage } from '#app/ui/language.tsx';
import { COMPANY } from '#domain/company.ts';
import { ConsentOpener } from './consent/consent-opener.tsx';
import { LanguageLink } from './language-link.tsx';
import { LEGAL_LINKS, shownLink } from './links.ts';
import { SHELL_MESSAGES } from './shell.messages.ts';

const LINK =
  'inline-flex items-center min-w-44 min-h-44 underline decoration-line underline-offset-[0.3em] hover:decoration-copper';

/** Footer of the checkout: only what the law requires within one click, so that nothing distracts from the order. */
export function LineFooter() {
  const language = useLanguage();
  const words = SHELL_MESSAGES[language];
  return (
    <footer className="mono flex flex-wrap gap-y-4 gap-x-28 items-baseline justify-between px-margin pt-12 pb-20 line-t text-muted paper:hidden">
      <p>
        {COMPANY.shopName}, {words.tagline}, {COMPANY.city}
      </p>
      <nav id="site-links" aria-label={words.footer}>
        <ul className="flex flex-wrap gap-x-24 phone:gap-x-20">
          {LEGAL_LINKS.map((link) => shownLink(link, language)).map(({ href, label }) => (
            <li key={href}>
              <a className={LINK} href={href}>
                {label}
              </a>
            </li>
          ))}
          {useCountsVisits() ? (
            <li>
              <ConsentOpener className={LINK} language={language} />
            </li>
          ) : null}
          <LanguageLink className={LINK} in="li" />
        </ul>
      </nav>
    </footer>
  );
}
