import { useCountsVisits } from '#app/page/use-counts-visits.ts';
import { cx } from '#app/ui/cx.ts';
import { useLanguage } from '#app/ui/language.tsx';
import { COMPANY } from '#domain/company.ts';
import { ConsentOpener } from './consent/consent-opener.tsx';
import { LanguageLink } from './language-link.tsx';
import { currentMark, FOOTER_LINKS, type NavLink, shownLink, WITHDRAW_LINK } from './links.ts';
import { SellingWords } from './selling-promises.tsx';
import { SHELL_MESSAGES } from './shell.messages.ts';

/** 36 px a row, on touch screens tall enough for a finger. A name on two lines grows downwards. */
const LINK =
  'inline-block py-5 type-16 lh-[1.625] touch:min-w-44 touch:py-9 hover:underline-copper-[1px]/[0.4em] aria-[current]:underline-copper-[1px]/[0.4em]';
const QUIET =
  'inline-flex items-center min-h-32 touch:min-w-44 touch:min-h-44 hover:underline-copper-[1px]/[0.4em]';

/** All links of the shop. `large` ends in the shop's name across the page, `small` is for order and legal pages. */
export function SiteFooter({
  path,
  size,
  social,
}: {
  path: string;
  size: 'large' | 'small';
  social?: string | undefined;
}) {
  const language = useLanguage();
  const words = SHELL_MESSAGES[language];
  const countsVisits = useCountsVisits();
  return (
    <footer
      className={cx(
        'px-margin overflow-clip on-ink paper:hidden',
        size === 'small' ? 'pt-48 pb-36 line-t' : 'pt-64 pb-40 phone:pt-40',
      )}
    >
      <div className="page-grid gap-y-28">
        <nav
          id="site-links"
          className="page-grid col-[4/13] phone:col-span-full grid-cols-[subgrid] phone:grid-cols-2 phone:gap-y-36"
          aria-label={words.footer}
        >
          <Column heading={words.groups.shop} path={path} links={FOOTER_LINKS.shop} />
          <Column heading={words.groups.order} path={path} links={FOOTER_LINKS.order} />
          <Column heading={COMPANY.shopName} path={path} links={FOOTER_LINKS.company} wide />
        </nav>
        <p className="mono muted col-[1/4] row-1 phone:col-span-full phone:row-auto">
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
      </div>
      <div className="mono flex flex-row-reverse gap-x-48 justify-between mt-48 pt-12 line-t phone:block phone:mt-28">
        <p className="flex flex-none gap-x-28 items-baseline self-start phone:mb-8">
          {countsVisits ? <ConsentOpener className={QUIET} language={language} /> : null}
          <LanguageLink className={QUIET} />
        </p>
        <div className="muted flex flex-wrap gap-y-4 gap-x-48 pt-6 phone:block phone:*:mt-10">
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

interface ColumnProps {
  heading: string;
  path: string;
  links: readonly NavLink[];
  wide?: boolean;
}

function Column({ heading, path, links, wide }: ColumnProps) {
  const language = useLanguage();
  return (
    <div
      className={cx('col-[span_3] phone:col-auto', wide && 'phone:col-span-full phone:pt-20 phone:line-t')}
    >
      <h2 className="h4 mb-10" translate={wide ? 'no' : undefined}>
        {heading}
      </h2>
      <ul
        className={
          wide
            ? 'phone:grid phone:grid-flow-col phone:grid-cols-2 phone:grid-rows-3 phone:gap-x-gutter'
            : undefined
        }
      >
        {links.map((link) => {
          const { href, label } = shownLink(link, language);
          return (
            <li key={href}>
              <a
                className={cx(LINK, link.href === WITHDRAW_LINK.href && 'underline underline-offset-[0.3em]')}
                href={href}
                aria-current={currentMark(path, href)}
              >
                {label}
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
