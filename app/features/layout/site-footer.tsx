import { useCountsVisits } from '#app/page/use-counts-visits.ts';
import { cx } from '#app/ui/cx.ts';
import { useLanguage } from '#app/ui/language.tsx';
import { COMPANY } from '#domain/company.ts';
import { ConsentOpener } from './consent/consent-opener.tsx';
import { LanguageLink } from './language-link.tsx';
import {
  ACCOUNT_LINK,
  currentMark,
  FINDER_LINK,
  GUITAR_LINK,
  HOUSE_LINKS,
  LAB_LINKS,
  MAIN_LINKS,
  MODEL_LINK,
  type NavLink,
  ORDER_LINKS,
  PHASE_LINK,
  START_LINK,
  shownLink,
} from './links.ts';
import { SellingWords } from './selling-promises.tsx';
import { SHELL_MESSAGES } from './shell.messages.ts';

const GROUPS: readonly { name: 'pages' | 'orders' | 'legal'; links: readonly NavLink[] }[] = [
  {
    name: 'pages',
    links: [START_LINK, ...MAIN_LINKS, GUITAR_LINK, FINDER_LINK, PHASE_LINK, ...LAB_LINKS, MODEL_LINK],
  },
  { name: 'orders', links: [ACCOUNT_LINK, ...ORDER_LINKS] },
  { name: 'legal', links: HOUSE_LINKS },
];

/** Rows as tall as a finger, without the gaps that would tear the list apart on wide screens. */
const LINK =
  'inline-flex items-center min-w-44 min-h-44 [@media(min-width:992px)_and_(pointer:fine)]:min-h-29 hover:underline-copper-[1px]/[0.4em] aria-[current]:underline-copper-[1px]/[0.4em]';

/** All links of the shop. `large` ends in the shop's name across the page, `small` is for order and legal pages. */
export function SiteFooter({
  path,
  size,
  social,
}: {
  path: string;
  size: 'large' | 'small';
  /** What the makers say of where else they are. */
  social?: string | undefined;
}) {
  const language = useLanguage();
  const words = SHELL_MESSAGES[language];
  const countsVisits = useCountsVisits();
  return (
    <footer
      className={cx(
        'px-margin overflow-clip on-ink paper:hidden',
        size === 'small' ? 'pt-28 pb-36 line-t' : 'pt-20 pb-40',
      )}
    >
      <div className="page-grid mono gap-y-36">
        <p className="muted col-[1/4] pt-13 phone:col-span-full phone:pt-5 [@media(min-width:992px)_and_(pointer:fine)]:pt-5">
          GW-00 · {words.sheet}
          <br />
          {COMPANY.shopName}, {words.tagline}
          <br />
          {COMPANY.city}, {words.country}
          {social ? (
            <>
              <br />
              {social}
            </>
          ) : null}
        </p>
        <nav
          id="site-links"
          // German names are long.
          className="grid grid-cols-[subgrid] col-[4/10] phone:grid-cols-[repeat(3,auto)] [@media(max-width:359px)]:grid-cols-[repeat(2,auto)] phone:col-span-full phone:gap-x-16 [@media(max-width:359px)]:gap-y-20 phone:justify-between phone:max-w-480"
          aria-label={words.footer}
        >
          {GROUPS.map(({ name, links }) => (
            <ul key={name} className="col-[span_2] phone:col-auto" aria-label={words.groups[name]}>
              {links
                .map((link) => shownLink(link, language))
                .map(({ href, label }) => (
                  <li key={href}>
                    <a className={LINK} href={href} aria-current={currentMark(path, href)}>
                      {label}
                    </a>
                  </li>
                ))}
              {name === 'legal' && countsVisits ? (
                <li>
                  <ConsentOpener className={LINK} language={language} />
                </li>
              ) : null}
              {name === 'legal' ? <LanguageLink className={LINK} in="li" /> : null}
            </ul>
          ))}
        </nav>
        <div className="[@media(min-width:992px)_and_(pointer:fine)]:pt-5 muted grid col-[10/13] gap-14 content-start phone:col-span-full">
          <SellingWords language={language} />
        </div>
      </div>
      {size === 'large' ? (
        <p
          className="mt-72 ml-[-0.06em] [font:800_18vw_/_0.8_var(--heading)] ls-[-0.045em] whitespace-nowrap select-none phone:mt-48 phone:[font-size:17.6vw]"
          aria-hidden="true"
          translate="no"
        >
          {COMPANY.shopName}
        </p>
      ) : null}
    </footer>
  );
}
