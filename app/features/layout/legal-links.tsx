import { useCountsVisits } from '#app/page/use-counts-visits.ts';
import { useLanguage } from '#app/ui/language.tsx';
import { ConsentOpener } from './consent/consent-opener.tsx';
import { LEGAL_LINKS, shownLink } from './links.ts';
import { SellingWords } from './selling-promises.tsx';
import { SHELL_MESSAGES } from './shell.messages.ts';

/** For pages without a footer: what the law requires within one click of every page, and before an order. */
export function LegalLinks() {
  const language = useLanguage();
  return (
    <div className="wrap mono [padding-block:12px_calc(24px_+_var(--bottom-bar,0px))] line-t">
      <nav
        className="[&_a]:py-12 [&_button]:py-12 [&_a:hover]:underline [&_a:hover]:underline-offset-[0.3em] [&_button:hover]:underline [&_button:hover]:underline-offset-[0.3em] flex flex-wrap gap-y-0 gap-x-24 items-baseline"
        aria-label={SHELL_MESSAGES[language].legal}
      >
        {LEGAL_LINKS.map((link) => shownLink(link, language)).map(({ href, label }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
        {useCountsVisits() ? <ConsentOpener language={language} /> : null}
      </nav>
      <div className="muted flex flex-wrap gap-y-8 gap-x-24 mt-12">
        <SellingWords language={language} />
      </div>
    </div>
  );
}
