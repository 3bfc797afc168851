import type { ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import { TitleBlock } from '#app/ui/title-block.tsx';
import { customGoods } from '#domain/returns/custom-goods.ts';
import { CUSTOM_BUILDS_RETURNABLE, RETURN_DAYS } from '#domain/returns/returns.ts';
import styles from './landing-page.module.css';

const ROWS: readonly { readonly term: string; readonly words: ReactNode }[] = [
  {
    term: 'The price runs along',
    words: 'It stands top right from the first step. Each option says what it adds.',
  },
  {
    term: 'The curve too',
    words:
      'Under the pickup you see how it answers, before and after each choice. Modelled from the winding, not recorded.',
  },
  {
    term: CUSTOM_BUILDS_RETURNABLE ? `${RETURN_DAYS} days to send it back` : 'Made for you alone',
    words: (
      <>
        {CUSTOM_BUILDS_RETURNABLE
          ? `Custom builds are made of the same parts as all others, so the return is the same: new and unused, posted within ${RETURN_DAYS} days of purchase, the postage on us.`
          : customGoods().en.short}{' '}
        More in the{' '}
        <a className="link" href="/return">
          return policy
        </a>
        .
      </>
    ),
  },
];

/** What holds for all three builds, as a table of a drawing. */
export function BeforeYouBegin() {
  return (
    <section
      className={cx(styles.before, 'wrap pt-64 pb-112 phone:pt-20 phone:pb-72')}
      aria-label="Before you begin"
    >
      <div className="page-grid">
        <TitleBlock
          figure="TABLE 1"
          lines={['Before you begin']}
          className={cx(styles.caption, 'col-[1/4] row-1')}
        />
        <dl className={cx(styles.rows, 'col-[4/13] line-b')}>
          {ROWS.map(({ term, words }) => (
            <div className="grid grid-cols-[3fr_6fr] gap-x-gutter py-16 line-t phone:block" key={term}>
              <dt className="h4">{term}</dt>
              <dd className="phone:mt-4">{words}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
