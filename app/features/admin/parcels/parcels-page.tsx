import { cx } from '#app/ui/cx.ts';
import { weekdayAndDay } from '#domain/calendar/day.ts';
import type { Desk } from '#server/parcels/index.ts';
import { clockOf } from '../format.ts';
import { framed, PageHead } from '../frame.tsx';
import look from '../look.module.css';
import { Nothing } from '../parts.tsx';
import { CollectedAbroad } from './collected-abroad.tsx';
import { CustomsPanel } from './customs-panel.tsx';
import { mayLeave } from './desk-words.ts';
import { HandedOver, HandOver } from './hand-over.tsx';
import { DESK_FORM, LeavingList } from './leaving-list.tsx';
import { LeftAndNext } from './left-and-next.tsx';
import styles from './parcels.module.css';
import { ProofSection } from './proof-section.tsx';
import { Warnings } from './warnings.tsx';

export const ParcelsIsland = framed(ParcelsPage, '/workshop/parcels', [
  ['J K', 'parcel'],
  ['Space', 'tick'],
  ['Enter', 'its customs'],
  ['E', 'CSV for the carrier'],
  ['D', 'papers'],
  ['H', 'hand over'],
  ['C', 'customs'],
  ['N', 'new row'],
]);

const FILES = '/api/workshop/files/parcels';

/** The post desk: what leaves today with which papers, what has left, and what is not proven. */
export function ParcelsPage({ desk }: { desk: Desk }) {
  const { today, leaving, left, next, proofs, chosen, handedOver, postLeavesAt } = desk;
  const ready = leaving.filter(mayLeave).length;
  const printed = leaving
    .flatMap(({ printedAt }) => printedAt ?? [])
    .sort()
    .at(-1);
  const [firstLeft] = left;
  return (
    <>
      <PageHead title="Parcels">
        <span className={cx(look.small, look.faint)}>
          {weekdayAndDay(today)} · {ready} leave at {postLeavesAt}
          {firstLeft ? ` · ${left.length} left at ${clockOf(firstLeft.at)}` : null}
        </span>
        <div className={styles.actions}>
          <form id={DESK_FORM} method="get" action={`${FILES}/papers.pdf`} className="contents">
            <button
              type="submit"
              className={look.button}
              formAction={`${FILES}/dhl.csv`}
              disabled={leaving.length === 0}
              data-key="e"
            >
              Labels, CSV for DHL <kbd className={look.key}>E</kbd>
            </button>
            <button
              type="submit"
              className={look.button}
              formTarget="_blank"
              disabled={leaving.length === 0}
              data-key="d"
            >
              Papers <kbd className={look.key}>D</kbd>
            </button>
          </form>
          <HandOver leaving={ready} />
        </div>
      </PageHead>
      <nav className={styles.tabs} aria-label="On this page">
        <a href="#today" aria-current="true">
          Today <i>{leaving.length + left.length}</i>
        </a>
        <a href="#week">
          Next <i>{next.length}</i>
        </a>
        <a href="#proof">
          Proof missing <i className={proofs.missing > 0 ? look.wine : undefined}>{proofs.missing}</i>
        </a>
        <a href="#rules" data-key="c">
          Customs table
        </a>
        <span className={cx(look.small, look.faint, styles.leaves)}>post leaves at {postLeavesAt}</span>
      </nav>
      {handedOver.map((one) => (
        <HandedOver key={one.id} one={one} />
      ))}
      <div className={styles.warnings}>
        <Warnings desk={desk} />
      </div>
      <div className={styles.page}>
        <div>
          <section id="today" aria-labelledby="today-title">
            <div className={styles.lowHead}>
              <h2 id="today-title" className={look.title}>
                Leave today
              </h2>
              <span className={cx(look.small, look.faint)}>
                {printed ? `weighed, labels printed ${clockOf(printed)}` : 'packed orders lie here'}
              </span>
            </div>
            {leaving.length === 0 ? (
              <Nothing title="The desk is clear.">
                <p>What is packed, with its label printed, lies here until it is handed over.</p>
                <a className={look.button} href="/workshop?state=wound">
                  What is wound
                </a>
              </Nothing>
            ) : (
              <LeavingList rows={leaving} chosen={chosen?.number} />
            )}
            {leaving.length > 0 ? (
              <p className={styles.others}>
                Other files:{' '}
                {(
                  [
                    ['dhl.json', 'JSON for DHL'],
                    ['post.csv', 'CSV for Deutsche Post International'],
                    ['post.json', 'JSON for Deutsche Post International'],
                  ] as const
                ).map(([file, words]) => (
                  <button
                    key={file}
                    type="submit"
                    form={DESK_FORM}
                    formAction={`${FILES}/${file}`}
                    className={look.link}
                  >
                    {words}
                  </button>
                ))}
              </p>
            ) : null}
          </section>
          <LeftAndNext desk={desk} />
        </div>
        <CustomsPanel row={chosen} />
      </div>
      <div className={styles.below}>
        <ProofSection desk={desk} />
        <CollectedAbroad rules={desk.rules} today={today} />
      </div>
    </>
  );
}
