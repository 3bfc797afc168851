import { useCountsVisits } from '#app/page/use-counts-visits.ts';
import { cx } from '#app/ui/cx.ts';
import { useLanguage } from '#app/ui/language.tsx';
import { ConsentOpener } from './consent/consent-opener.tsx';
import styles from './legal-links.module.css';
import { LEGAL_LINKS, shownLink } from './links.ts';
import { SellingWords } from './selling-promises.tsx';
import { SHELL_MESSAGES } from './shell.messages.ts';

/** On pages without a footer: what the law wants within one click of every page, and said before one orders. */
export function LegalLinks() {
  const language = useLanguage();
  return (
    <div className={cx('wrap mono', styles.foot)}>
      <nav
        className={cx(styles.links, 'flex flex-wrap gap-y-0 gap-x-24 items-baseline')}
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
