import { useState } from 'react';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { type Day, shortDay, weekdayAndDay } from '#domain/calendar/day.ts';
import { PROOF_TYPES, PROOF_WORK_DAYS } from '#domain/parcels/export-proof.ts';
import { monthNames } from '#domain/parcels/month-names.ts';
import type { Desk, ProofRow } from '#server/parcels/index.ts';
import { CallForm, Submit } from '../call-form.tsx';
import { callWorkshop } from '../call-workshop.ts';
import { counted, dateOf, euro, orderPath } from '../format.ts';
import look from '../look.module.css';
import { OrderNumber } from '../parts.tsx';
import { Refusal } from '../refusal.tsx';
import styles from './parcels.module.css';

/** What shows that goods have left the customs territory, and what is missing. */
export function ProofSection({ desk: { proofs, today, left } }: { desk: Desk }) {
  const { open, done, exports, proven, vat, missing } = proofs;
  return (
    <section id="proof" className={styles.low} aria-labelledby="proof-title">
      <div className={styles.lowHead}>
        <h2 id="proof-title" className={look.title}>
          Proof of export
        </h2>
        <span className={cx(look.small, look.faint)}>
          {counted(exports, 'export')} in {monthNames(proofs.month)}, {proven} proven
        </span>
        {left.length > 0 ? (
          <a
            className={cx(look.button, 'ml-auto')}
            href={`/api/workshop/files/parcels/lists/${today}.pdf`}
            target="_blank"
            rel="noreferrer"
          >
            Posting list, today
          </a>
        ) : null}
      </div>
      {open.length + done.length === 0 ? (
        <p className={look.faint}>No export waits for its proof.</p>
      ) : (
        <ul>
          {[...open, ...done].map((row) => (
            <Proof key={row.number} row={row} />
          ))}
        </ul>
      )}
      <p className={cx(look.small, look.faint, 'mt-12')}>
        {missing > 0
          ? `Without proof the sale is taxed: ${euro(vat)} of VAT stand open. Then it goes to Books.`
          : `A proof counts as missing after ${PROOF_WORK_DAYS} work days.`}
      </p>
    </section>
  );
}

function Proof({ row }: { row: ProofRow }) {
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
    <li className={styles.proof}>
      <span className={look.small}>{weekdayAndDay(posted)}</span>
      <b className={styles.code}>{country}</b>
      <a className={look.num} href={orderPath(number)}>
        <OrderNumber number={number} />
      </a>
      <span className={look.small}>{euro(paid)}</span>
      {proof && provenAt ? (
        <>
          <span className={look.forest}>
            <Icon name="check" size={13} /> {reference ?? proof}, {dateOf(provenAt)}
          </span>
          <span className={styles.proofEnd}>
            {hasFile ? (
              <a
                className={look.link}
                href={`/api/workshop/files/parcels/proofs/${number}`}
                target="_blank"
                rel="noreferrer"
              >
                Open
              </a>
            ) : null}
            <CallForm call="take-proof-back" asks={() => ({ number, version })} done="Taken back.">
              <button type="submit" className={look.link}>
                Take back
              </button>
            </CallForm>
          </span>
        </>
      ) : (
        <>
          <span className={isMissing ? look.wine : look.faint}>
            {isMissing ? <Icon name="warning" size={13} /> : null} list has no stamp, no record ·{' '}
            {isMissing ? `day ${days}` : `day ${days} of ${PROOF_WORK_DAYS}`}
          </span>
          <details className={styles.add}>
            <summary className={look.button}>Add proof</summary>
            <StampedList day={posted} />
            <CallForm
              call="enter-record"
              asks={(fields) => ({ number, version, reference: fields.text('reference') })}
              done={`${number} is proven.`}
            >
              <label className={look.label} htmlFor={`record-${number}`}>
                Or the carrier’s record
              </label>
              <input
                className={look.field}
                id={`record-${number}`}
                name="reference"
                maxLength={200}
                placeholder="number, scanned where and when"
                autoComplete="off"
              />
              <div className={styles.two}>
                <Submit>Keep the record</Submit>
                {link ? (
                  <a className={look.button} href={link} target="_blank" rel="noreferrer">
                    Ask the carrier
                  </a>
                ) : null}
              </div>
            </CallForm>
          </details>
        </>
      )}
    </li>
  );
}

/** A file as calls carry it. */
async function encoded(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000)
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}

/** The stamped list of a day, photographed: it is attached to each export on it. */
function StampedList({ day }: { day: Day }) {
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  async function send(file: File | undefined) {
    const type = PROOF_TYPES.find((one) => one === file?.type);
    if (!file || !type) return setError('A photograph (JPEG, PNG, WebP) or a PDF is needed.');
    setSending(true);
    const answer = await callWorkshop('keep-stamped-list', { day, type, content: await encoded(file) });
    if (answer.ok) return location.reload();
    setSending(false);
    setError(answer.error);
  }
  return (
    <div>
      <label className={look.label}>
        Stamped list of {shortDay(day)}, as a photograph or PDF
        <input
          className={look.field}
          type="file"
          accept={PROOF_TYPES.join(',')}
          disabled={isSending}
          onChange={({ currentTarget }) => void send(currentTarget.files?.[0])}
        />
      </label>
      {error ? <Refusal refused={{ error }} onKeep={() => {}} onTake={() => {}} /> : null}
    </div>
  );
}
