import { useState } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { useTranslation } from '#app/ui/language.tsx';
import { type Day, shortDayIn } from '#domain/calendar/day.ts';
import { exactEuro } from '#domain/money.ts';
import { PROOF_TYPES, PROOF_WORK_DAYS } from '#domain/shipping/export-proof.ts';
import { monthNames } from '#domain/shipping/month-names.ts';
import type { ParcelsView, ProofRow } from '#server/shipping/index.ts';
import { LinkButton, TextButton } from '../kit/button.tsx';
import { CallForm, Submit } from '../kit/call-form.tsx';
import { EntryField, InputField } from '../kit/field.tsx';
import { OrderLink, TextLink } from '../kit/link.tsx';
import look from '../kit/look.module.css';
import { callWorkshop, encodeFile, RefusalNotice } from '../kit/refusal.tsx';
import { SectionHead } from '../kit/section.tsx';
import { dateOf } from '../kit/words.ts';
import { columnDay } from './desk-words.ts';
import { PROOF } from './proof-section.messages.ts';

export function ProofSection({ view: { proofs, today, left } }: { view: ParcelsView }) {
  const [words, language] = useTranslation(PROOF);
  const { open, done, exports, proven, vat, missing } = proofs;
  return (
    <section id="proof" className="pt-14 edge-t" aria-labelledby="proof-title">
      <SectionHead
        id="proof-title"
        title={words.title}
        aside={words.inMonth(exports, monthNames(proofs.month, language), proven)}
      >
        {left.length > 0 ? (
          <LinkButton
            newTab
            label={words.listToday}
            href={`/api/workshop/files/parcels/lists/${today}.pdf`}
            className="ml-auto"
          />
        ) : null}
      </SectionHead>
      {open.length + done.length === 0 ? (
        <p className="text-muted">{words.noneWaits}</p>
      ) : (
        <ul>
          {[...open, ...done].map((row) => (
            <Proof key={row.number} row={row} />
          ))}
        </ul>
      )}
      <p className="fine text-muted mt-12">
        {missing > 0 ? words.taxed(exactEuro(vat)) : words.missingAfter(PROOF_WORK_DAYS)}
      </p>
    </section>
  );
}

function Proof({ row }: { row: ProofRow }) {
  const [words, language] = useTranslation(PROOF);
  const {
    number,
    version,
    posted,
    country,
    paid,
    proof,
    provenAt,
    reference,
    hasFile,
    days,
    isMissing,
    link,
  } = row;
  return (
    <li className="grid grid-cols-[82px_34px_108px_78px_minmax(0,1fr)_auto] gap-y-6 gap-x-12 items-center py-10 line-t wrap-anywhere small:grid-cols-[84px_36px_minmax(0,1fr)_auto] small:[&>:nth-child(n+5)]:col-span-full">
      <span className="fine">{columnDay(posted, language)}</span>
      <b className="heading-17/1 ls-[-0.02em]">{country}</b>
      <OrderLink number={number} />
      <span className="fine">{exactEuro(paid)}</span>
      {proof && provenAt ? (
        <>
          <span className="text-forest">
            <Icon name="check" size={13} /> {reference ?? words.kinds[proof]}, {dateOf(provenAt, language)}
          </span>
          <span className="flex gap-14">
            {hasFile ? (
              <TextLink label={words.open} newTab href={`/api/workshop/files/parcels/proofs/${number}`} />
            ) : null}
            <CallForm call="take-proof-back" asks={() => ({ number, version })} done={words.takenBack}>
              <TextButton label={words.takeBack} type="submit" />
            </CallForm>
          </span>
        </>
      ) : (
        <>
          <span className={isMissing ? 'text-wine' : 'text-muted'}>
            {isMissing ? <Icon name="warning" size={13} /> : null} {words.nothing} ·{' '}
            {words.day(days, isMissing ? undefined : PROOF_WORK_DAYS)}
          </span>
          <details className="[&>summary]:list-none [&[open]]:col-span-full [&[open]]:w-full">
            <summary className={look.button}>{words.add}</summary>
            <StampedList day={posted} />
            <CallForm
              call="enter-record"
              asks={(fields) => ({ number, version, reference: fields.text('reference') })}
              done={words.proven(number)}
            >
              <EntryField
                id={`record-${number}`}
                label={words.record}
                name="reference"
                maxLength={200}
                placeholder={words.recordExample}
              />
              <div className="flex flex-wrap gap-10 mt-12">
                <Submit label={words.keepRecord} className="flex-[1_1_160px]" />
                {link ? (
                  <LinkButton newTab label={words.askCarrier} href={link} className="flex-[1_1_160px]" />
                ) : null}
              </div>
            </CallForm>
          </details>
        </>
      )}
    </li>
  );
}

function StampedList({ day }: { day: Day }) {
  const [words, language] = useTranslation(PROOF);
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  async function send(file: File | undefined) {
    const type = PROOF_TYPES.find((one) => one === file?.type);
    if (!file || !type) return setError(words.fileNeeded);
    setSending(true);
    const answer = await callWorkshop('keep-stamped-list', { day, type, content: await encodeFile(file) });
    if (answer.ok) return location.reload();
    setSending(false);
    setError(answer.error);
  }
  return (
    <div>
      <InputField
        label={words.stampedList(shortDayIn(day, language))}
        labelClassName={look.label}
        type="file"
        accept={PROOF_TYPES.join(',')}
        disabled={isSending}
        onChange={({ currentTarget }) => void send(currentTarget.files?.[0])}
      />
      {error ? <RefusalNotice refused={{ error }} onKeep={() => {}} onTake={() => {}} /> : null}
    </div>
  );
}
