import { useEffect, useState } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { useMessages, useTranslation } from '#app/ui/language.tsx';
import { dayInWords } from '#domain/calendar/day.ts';
import type { ParcelsView } from '#server/shipping/index.ts';
import { LinkButton } from '../kit/button.tsx';
import { CallForm, Submit } from '../kit/call-form.tsx';
import { framed, PageHead } from '../kit/frame.tsx';
import { TextLink } from '../kit/link.tsx';
import { Nothing, TitledSection } from '../kit/section.tsx';
import { clockOf } from '../kit/words.ts';
import { CollectedAbroad } from './collected-abroad.tsx';
import { CustomsPanel } from './customs-panel.tsx';
import { isReadyToLeave } from './desk-words.ts';
import { LeavingList, LeftAndNext } from './parcel-lists.tsx';
import { HAND_OVER, PARCELS, PARCELS_KEYS } from './parcels-page.messages.ts';
import { ProofSection } from './proof-section.tsx';
import { Warnings } from './warnings.tsx';

export default framed(ParcelsPage, '/workshop/parcels', PARCELS_KEYS);

const TAB = 'flex items-baseline gap-9 min-h-44 pt-10 pb-12 [border-bottom:3px_solid_transparent]';

const FILES = '/api/workshop/files/parcels';

/** The post desk: today's parcels with their papers, shipped ones, and missing proofs. */
function ParcelsPage({ view }: { view: ParcelsView }) {
  const { today, leaving, left, next, proofs, chosen, handedOver, postLeavesAt } = view;
  const [words, language] = useTranslation(PARCELS);
  const ready = leaving.filter(isReadyToLeave).length;
  const printed = leaving
    .flatMap(({ printedAt }) => printedAt ?? [])
    .sort()
    .at(-1);
  const [firstLeft] = left;
  return (
    <>
      <PageHead title={words.title}>
        <span className="fine text-muted">
          {dayInWords(today, language, 'short')} · {words.leaveAt(ready, postLeavesAt)}
          {firstLeft ? ` · ${words.leftAt(left.length, clockOf(firstLeft.at, language))}` : null}
        </span>
        <div className="flex flex-wrap gap-12 phone:w-full phone:[&_button]:flex-[1_1_auto]">
          {leaving.length > 0 ? (
            <>
              <LinkButton label={words.labels} href={`${FILES}/dhl.csv`} shortcut="E" />
              <LinkButton newTab label={words.papers} href={`${FILES}/papers.pdf`} shortcut="D" />
            </>
          ) : null}
          <HandOver leaving={ready} />
        </div>
      </PageHead>
      <nav
        className="flex flex-wrap gap-y-0 gap-x-28 mx-margin edge-b small:gap-y-0 small:gap-x-18"
        aria-label={words.onThisPage}
      >
        <a
          className="flex items-baseline gap-9 min-h-44 pt-10 pb-12 [border-bottom:3px_solid_var(--copper)] weight-600"
          href="#today"
          aria-current="true"
        >
          {words.today} <i className="text-muted not-italic mono-12/1">{leaving.length + left.length}</i>
        </a>
        <a className={TAB} href="#week">
          {words.next} <i className="text-muted not-italic mono-12/1">{next.length}</i>
        </a>
        <a className={TAB} href="#proof">
          {words.proofMissing} <i className="text-muted not-italic mono-12/1">{proofs.missing}</i>
        </a>
        <a className={TAB} href="#rules" data-key="c">
          {words.customsTable}
        </a>
        <span className="fine text-muted self-center ml-auto phone:hidden">
          {words.postLeaves(postLeavesAt)}
        </span>
      </nav>
      {handedOver.map((one) => (
        <HandedOver key={one.id} one={one} />
      ))}
      <div className="px-margin">
        <Warnings view={view} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_clamp(340px,25vw,444px)] gap-28 items-start px-margin pt-22 pb-40 [@media(max-width:1279px)]:grid-cols-[minmax(0,1fr)] [@media(max-width:1279px)]:gap-24">
        <div>
          <TitledSection
            id="today"
            titleId="today-title"
            title={words.leaveToday}
            aside={printed ? words.printed(clockOf(printed, language)) : words.packedHere}
          >
            {leaving.length === 0 ? (
              <Nothing title={words.clear} text={words.liesHere}>
                <LinkButton label={words.wound} to="/workshop?state=wound" />
              </Nothing>
            ) : (
              <LeavingList rows={leaving} chosen={chosen?.number} />
            )}
            {leaving.length > 0 ? (
              <p className="flex flex-wrap gap-y-4 gap-x-18 items-center mt-14 text-muted type-13">
                {words.otherFiles}{' '}
                {(
                  [
                    ['dhl.json', words.json],
                    ['post.csv', words.postCsv],
                    ['post.json', words.postJson],
                  ] as const
                ).map(([file, name]) => (
                  <TextLink label={name} key={file} href={`${FILES}/${file}`} />
                ))}
              </p>
            ) : null}
          </TitledSection>
          <LeftAndNext view={view} />
        </div>
        <CustomsPanel row={chosen} />
      </div>
      <div className="grid grid-cols-[9fr_10fr] gap-36 items-start px-margin pb-44 phone:grid-cols-[minmax(0,1fr)] phone:gap-24">
        <ProofSection view={view} />
        <CollectedAbroad rules={view.rules} today={today} />
      </div>
    </>
  );
}

/** Numbers of the ticked orders, which are only for the hand-over. */
const ticked = (): string[] =>
  [...document.querySelectorAll<HTMLInputElement>('input[name="order"]:checked')].map(({ value }) => value);

/** The one copper button of the view. */
function HandOver({ leaving }: { leaving: number }) {
  const words = useMessages(HAND_OVER);
  const [count, setCount] = useState(leaving);
  useEffect(() => {
    const look = () => setCount(ticked().length);
    look();
    document.addEventListener('change', look);
    return () => document.removeEventListener('change', look);
  }, []);
  return (
    <CallForm call="hand-over" asks={(_fields, id) => ({ id, numbers: ticked() })} done={words.handed}>
      <Submit label={words.handOver(count)} kind="primary" shortcut="H" disabled={leaving === 0} />
    </CallForm>
  );
}

/**
 * Lists the shipments just handed over. Nothing of them is posted, mailed or booked before their minute is
 * over.
 */
function HandedOver({ one: { id, by, numbers, seconds } }: { one: ParcelsView['handedOver'][number] }) {
  const words = useMessages(HAND_OVER);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const clock = setInterval(() => setLeft((before) => Math.max(0, before - 1)), 1000);
    return () => clearInterval(clock);
  }, []);
  return (
    <div className="flex flex-wrap items-center justify-between gap-y-10 gap-x-20 mx-margin mt-16 py-10 px-16 [border-left:4px_solid_var(--copper-fill)] on-ink">
      <p>
        <Icon name="check" size={14} /> {words.handedBy(numbers.length, by)}{' '}
        {left > 0 ? words.mailsWait : words.mailsLeave}
      </p>
      {left > 0 ? (
        <CallForm call="undo-hand-over" asks={() => ({ id })} done={words.undone}>
          <Submit>
            {words.undo}, <span className="min-w-[2ch] [font-variant-numeric:tabular-nums]">{left}</span>
            &nbsp;s
          </Submit>
        </CallForm>
      ) : (
        <TextLink label={words.lookAgain} to="/workshop/parcels" />
      )}
    </div>
  );
}
