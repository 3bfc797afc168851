import { useState } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { useMessages, useTranslation } from '#app/ui/language.tsx';
import { daysBetween } from '#domain/calendar/day.ts';
import { exactEuro } from '#domain/money.ts';
import type { CodeView } from '#server/shopfront/index.ts';
import { Button } from '../kit/button.tsx';
import { CallForm, Submit } from '../kit/call-form.tsx';
import { Input } from '../kit/field.tsx';
import { OrderLink } from '../kit/link.tsx';
import { Fold } from '../kit/section.tsx';
import { dateOf } from '../kit/words.ts';
import { CODE_ROW } from './codes-page.messages.ts';

/** One code: ticket, recipient, use, and actions. */
export function CodeRow({ code, today }: { code: CodeView; today: string }) {
  const [words, language] = useTranslation(CODE_ROW);
  const { id, percent, leastGoods, email, note, by, issuedAt, state, isReady, failure } = code;
  const counts = state === 'open' || state === 'in a checkout';
  return (
    <article
      className="grid grid-cols-[216px_minmax(0,1.3fr)_minmax(0,1fr)_148px] items-start gap-24 py-18 line-t max-[1200px]:grid-cols-[180px_minmax(0,1fr)_132px] small:grid-cols-[minmax(0,1fr)] small:gap-14 [&_p]:mt-4 target:bg-ground-raised target:[box-shadow:0_0_0_12px_var(--ground-raised)]"
      data-row=""
      data-state={state}
      id={code.code}
    >
      <div className="small:nth-[n]:row-auto small:nth-[n]:col-auto grid gap-12 justify-items-start small:grid-cols-[auto_1fr] small:items-center small:gap-16">
        <b className="py-9 px-12 edge-dashed rounded bg-ground-raised mono-15/[1.2] weight-500 ls-[-0.01em] whitespace-nowrap in-data-[state=used]:border-line in-data-[state=used]:[background:none] in-data-[state=used]:text-muted in-data-[state=used]:weight-400 in-data-[state=expired]:border-line in-data-[state=expired]:[background:none] in-data-[state=expired]:text-muted in-data-[state=expired]:weight-400 in-data-[state=withdrawn]:border-line in-data-[state=withdrawn]:[background:none] in-data-[state=withdrawn]:text-muted in-data-[state=withdrawn]:weight-400 [:is([data-state=expired],_[data-state=withdrawn])_&]:[text-decoration:line-through]">
          {code.code}
        </b>
        <span
          className={
            '[:not([data-state="open"],_[data-state="in_a_checkout"])_&]:text-muted [:not([data-state="open"],_[data-state="in_a_checkout"])_&]:type-19 heading-28/1 weight-800 ls-[-0.03em]'
          }
        >
          {percent}
          <small className="type-16"> %</small>
        </span>
      </div>
      <div className="small:nth-[n]:row-auto small:nth-[n]:col-auto wrap-anywhere">
        <b className="weight-600">{note}</b>
        <p>{email ?? <span className="text-muted">{words.anybody}</span>}</p>
        {leastGoods > 0 ? <p className="fine">{words.leastGoods(exactEuro(leastGoods))}</p> : null}
        <p className="fine text-muted">
          {by}, {dateOf(issuedAt, language)}
        </p>
      </div>
      <div className="max-[1200px]:row-2 max-[1200px]:col-2 small:nth-[n]:row-auto small:nth-[n]:col-auto">
        <Fate code={code} today={today} />
        <Uses code={code} />
        {counts && !isReady ? (
          <p className="fine text-wine [&_svg]:[vertical-align:-2px]">
            <Icon name="warning" size={14} /> {failure ?? words.notMade}
          </p>
        ) : null}
      </div>
      <div className="max-[1200px]:row-[1_/_span_2] max-[1200px]:col-3 small:nth-[n]:row-auto small:nth-[n]:col-auto grid gap-6">
        {counts ? <CopyCode code={code.code} /> : null}
        {state === 'open' ? (
          <Fold
            title={
              <>
                {words.takeBack} <span className="visually-hidden">{code.code}</span>
              </>
            }
            titleClassName="inline-flex items-center min-h-36 text-wine cursor-pointer phone:min-h-56"
            className="[&_fieldset]:grid [&_fieldset]:gap-8"
          >
            <CallForm
              call="withdraw-code"
              asks={(fields) => ({ id, reason: fields.text('reason') })}
              done={words.countsNoMore(code.code)}
            >
              <Input name="reason" aria-label={words.whyTakenBack(code.code)} placeholder={words.why} />
              <Submit label={words.takeBackIt} kind="warning" />
            </CallForm>
          </Fold>
        ) : null}
      </div>
    </article>
  );
}

/** Copies the code and confirms it in the button's label. */
function CopyCode({ code }: { code: string }) {
  const { copy: usual, copied, markIt } = useMessages(CODE_ROW);
  const [words, setWords] = useState(usual);
  const copy = async () => {
    const isCopied = await navigator.clipboard?.writeText(code).then(
      () => true,
      () => false,
    );
    // Without a clipboard the code can be selected and copied by hand.
    setWords(isCopied ? copied : markIt);
    setTimeout(() => setWords(usual), 4000);
  };
  return (
    <Button onClick={() => void copy()} data-open="">
      <span aria-live="polite">{words}</span> <span className="visually-hidden">{code}</span>
    </Button>
  );
}

function Uses({ code: { mostUses, used, held, off } }: { code: CodeView }) {
  const words = useMessages(CODE_ROW);
  if (mostUses === 1) return null;
  return (
    <p className="fine">
      {[
        words.uses(used, mostUses),
        ...(used > 0 ? [words.off(exactEuro(off))] : []),
        ...(held > 0 ? [words.held(held)] : []),
      ].join(', ')}
    </p>
  );
}

function Fate({ code, today }: { code: CodeView; today: string }) {
  const [words, language] = useTranslation(CODE_ROW);
  const { state, from, until, order, mostUses, off, redeemedAt, withdrawn, heldUntil } = code;
  switch (state) {
    case 'open':
      return (
        <>
          <b className="mono-15/[1.3] weight-500">
            {from !== null && from > today ? words.from(from) : words.left(daysBetween(today, until))}
          </b>
          <p className="fine text-muted">{words.until(until)}</p>
        </>
      );
    case 'in a checkout':
      return (
        <>
          <b className="text-copper mono-15/[1.3] weight-500">{words.inCheckout}</b>
          <p className="fine text-muted">{words.freeBy(heldUntil)}</p>
        </>
      );
    case 'used':
      return (
        <>
          {order ? (
            <OrderLink number={order} data-open="" />
          ) : (
            <b className="mono-15/[1.3] weight-500">{words.used}</b>
          )}
          <p className="fine text-muted">
            {[mostUses === 1 && words.off(exactEuro(off)), redeemedAt && dateOf(redeemedAt, language)]
              .filter(Boolean)
              .join(', ')}
          </p>
        </>
      );
    case 'expired':
      return <p className="fine text-muted">{words.ranOut(until)}</p>;
    case 'withdrawn':
      return (
        <p className="fine text-muted">
          {withdrawn ? words.takenBack(withdrawn.by, dateOf(withdrawn.at, language)) : null}
        </p>
      );
    default:
      return state satisfies never;
  }
}
