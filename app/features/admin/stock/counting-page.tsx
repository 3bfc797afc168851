import { Icon } from '#app/ui/icon.tsx';
import { useMessages, useTranslation } from '#app/ui/language.tsx';
import { shortDayIn } from '#domain/calendar/day.ts';
import { decimalsIn } from '#domain/languages.ts';
import { amountChangeWords, amountWords } from '#domain/stock/amounts.ts';
import { REASON_WORDS } from '#domain/stock/counting.messages.ts';
import { COUNT_REASONS, ENDS_PERCENT, endsPercent } from '#domain/stock/counting.ts';
import { LOT_PLACE_WORDS } from '#domain/stock/lots.messages.ts';
import type { CountingView } from '#server/stock/index.ts';
import { Button } from '../kit/button.tsx';
import { CheckField, EntryField, Input } from '../kit/field.tsx';
import type { FrameFacts } from '../kit/frame.tsx';
import { PageLink } from '../kit/link.tsx';
import { Doubts, RefusalNotice } from '../kit/refusal.tsx';
import { keysIn } from '../production/bench-parts.tsx';
import { COUNTING } from './counting.messages.ts';
import { type Counting, useCounting } from './use-counting.ts';

const FACT = 'min-w-0 pt-10 pb-9 pl-12 not-first:line-l first:pl-0';
const FACT_VALUE =
  'flex gap-6 items-center w-full min-h-32 [background:none] text-inherit mono-23/1.25 weight-500 ls-[-0.03em] whitespace-nowrap';

const KEY =
  'grid place-items-center h-64 edge rounded bg-ground-raised mono-24/1 weight-500 cursor-pointer [touch-action:manipulation] active:bg-white';

/** "Ends and breaks: 1.9 % of 310 g used since 9 Nov." */
function EndsNote({ counting: { item, counted, isSpool } }: { counting: Counting }) {
  const [words, language] = useTranslation(COUNTING);
  if (!item) return null;
  const amountIn = (amount: number) => amountWords(item.unit, amount, language);
  if (item.isFirst) return <>{words.asksNothing}</>;
  const percent = counted && endsPercent(counted);
  if (!isSpool) return <>{words.bookSays(amountIn(item.book))}</>;
  const since = item.weighedOn ? shortDayIn(item.weighedOn, language) : undefined;
  return (
    <>
      {percent === undefined
        ? words.used(item.usedSince > 0 ? amountIn(item.usedSince) : undefined, since)
        : words.ends(decimalsIn(percent.toFixed(1), language), amountIn(item.usedSince), since)}
      {words.upTo(ENDS_PERCENT)}
    </>
  );
}

function Beside({ counting }: { counting: Counting }) {
  const [words, language] = useTranslation(COUNTING);
  const { item, isSpool, found, counted, asks, reel } = counting;
  if (!item) return null;
  const off = counted && counted.found - counted.book;
  return (
    <div className="grid [grid-auto-columns:1fr] [grid-auto-flow:column] mt-12 [border-block:1px_solid_var(--edge)]">
      {isSpool ? (
        <>
          <div className={FACT}>
            <EntryField
              label={words.emptyReel}
              labelClassName="fine text-muted"
              isPlain
              className="flex gap-6 items-center w-full min-h-32 [border-width:0_0_1px] [border-style:dashed] border-edge [background:none] text-inherit mono-23/1.25 weight-500 ls-[-0.03em] whitespace-nowrap"
              id="reel"
              inputMode="decimal"
              value={reel}
              onChange={({ target }) => counting.setReel(target.value)}
            />
          </div>
          <div className={FACT}>
            <span className="fine text-muted">{words.wireLeft}</span>
            <b className={FACT_VALUE}>{found === undefined ? '–' : amountWords('g', found, language)}</b>
          </div>
        </>
      ) : null}
      <div className={FACT}>
        <span className="fine text-muted">
          {item.isFirst ? words.notOnBook : words.book(amountWords(item.unit, item.book, language))}
        </span>
        <b className={FACT_VALUE}>
          {off === undefined || item.isFirst ? (
            '–'
          ) : (
            <>
              <Icon name={asks ? 'warning' : 'check'} size={18} />{' '}
              {amountChangeWords('piece', Math.round(off / (item.unit === 'piece' ? 1 : 1000)))}
            </>
          )}
        </b>
      </div>
    </div>
  );
}

/** Counts one part on the phone, with a keypad; on a desk the keyboard's digits and Enter work. */
export default function CountingPage({ frame, view }: { frame: FrameFacts; view: CountingView }) {
  const counting = useCounting(view);
  const { item, typed, asks, reason, refused, said, waiting, isLasting, isPending, isSpool, nextItem, done } =
    counting;
  const [words, language] = useTranslation(COUNTING);
  const reasons = useMessages(REASON_WORDS);
  const places = useMessages(LOT_PLACE_WORDS);
  const all = view.items.length;
  if (!item) return null;
  const where = [
    item.group,
    item.place && places[item.place.startsWith('machine') ? 'where' : 'tag'][item.place],
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <div className="min-h-[100svh] type-16" data-narrow="">
      <header className="flex items-center justify-between gap-12 min-h-56 px-margin [&_a]:flex [&_a]:gap-10 [&_a]:items-center [&_a]:min-h-44 on-ink">
        <PageLink to="/workshop/stock">
          <Icon name="arrow-left" size={10} /> {words.back}
        </PageLink>
        <span className="fine">
          {item.isFirst ? words.firstCount : words.monthly}, {frame.name}
        </span>
      </header>
      <div className="w-[min(100%,460px)] mx-auto px-margin pt-12 pb-16">
        <div className="flex justify-between gap-12">
          <span className="fine">{item.drawer ? `${where}, ${words.drawer(item.drawer)}` : where}</span>
          <span className="fine text-muted">{words.done(done, all)}</span>
        </div>
        <progress
          className="block w-full h-4 mt-10 mb-14 line-0 bg-line appearance-none [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-ink [&::-moz-progress-bar]:bg-ink"
          value={done}
          max={all}
          aria-label={words.progress}
        >
          {words.of(done, all)}
        </progress>
        <h1 className="mb-5 type-29 ls-[-0.025em] lh-[1.1] wrap-anywhere">{item.name}</h1>
        <p className="fine text-muted">{item.detail || item.group}</p>
        <form
          method="dialog"
          onSubmit={(event) => {
            event.preventDefault();
            void counting.save();
          }}
        >
          <div className="flex items-baseline justify-between gap-10 mt-16 py-8 px-14 edge rounded bg-white focus-within:[outline:2px_solid_var(--forest)] focus-within:[outline-offset:2px]">
            <Input
              isPlain
              className="min-w-0 flex-1 w-0 line-0 [background:none] heading-66/[1.02] weight-800 ls-[-0.042em] placeholder:text-line placeholder:opacity-100 focus-visible:[outline:none]"
              key={counting.at}
              inputMode="none"
              autoComplete="off"
              // The page is this one field.
              autoFocus
              value={typed}
              placeholder="0"
              onChange={({ target }) => counting.type(target.value.replace(/[^\d.,]/g, ''))}
              aria-label={isSpool ? words.onScaleOf(item.name) : words.countedOf(item.name)}
            />
            <span className="grid flex-none gap-2 text-right fine">
              <span className="text-muted">
                {isSpool ? words.onScale : item.unit === 'm' ? words.metres : words.counted}
              </span>
              {isSpool ? <b>{words.reelAndWire}</b> : null}
            </span>
          </div>
          <Beside counting={counting} />
          <p className="fine text-muted min-h-36 mt-9">
            <EndsNote counting={counting} />
          </p>
          {asks ? (
            <fieldset className="grid grid-cols-[1fr_1fr] gap-8 mt-8">
              <legend className="visually-hidden">{words.why}</legend>
              {COUNT_REASONS.map((one) => (
                <CheckField
                  label={reasons[one]}
                  labelClassName="flex gap-9 items-center min-h-48 px-12 edge rounded type-14 has-checked:bg-white has-checked:[box-shadow:inset_0_0_0_2px_var(--copper)] has-checked:weight-600"
                  key={one}
                  className="flex-none w-20 h-20 accent-copper"
                  type="radio"
                  name="reason"
                  checked={reason === one}
                  onChange={() => counting.setReason(one)}
                />
              ))}
            </fieldset>
          ) : null}
          {counting.doubts.length > 0 ? (
            <Doubts
              doubts={counting.doubts}
              onYes={() => void counting.save({ isSure: true })}
              onLook={counting.lookAgain}
            />
          ) : null}
          {refused ? (
            <RefusalNotice
              refused={refused}
              words={{ keep: words.keep, take: words.take(typed) }}
              onKeep={counting.again}
              onTake={(version) => void counting.save({ version })}
            />
          ) : null}
          <fieldset className="grid grid-cols-[repeat(3,1fr)] gap-8 mt-12" aria-label={words.keys}>
            {keysIn(language).map((key) => (
              <button className={KEY} key={key} type="button" onClick={() => counting.type(typed + key)}>
                {key}
              </button>
            ))}
            <button
              className={KEY}
              type="button"
              aria-label={words.delete}
              onClick={() => counting.type(typed.slice(0, -1))}
            >
              <svg
                width="26"
                height="20"
                viewBox="0 0 26 20"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.6"
                aria-hidden="true"
              >
                <path d="M8 2h16v16H8L1 10ZM12 6.5l7 7M19 6.5l-7 7" />
              </svg>
            </button>
          </fieldset>
          <div className="grid grid-cols-[96px_minmax(0,1fr)] gap-8 mt-10 [&_button]:min-h-64 [&_button]:px-12 [&_button]:type-18 [&_button]:whitespace-normal">
            <Button label={words.skip} onClick={counting.skip} />
            <Button
              label={nextItem ? words.saveThen(nextItem.name) : words.save}
              type="submit"
              kind="primary"
              disabled={isPending}
            />
          </div>
        </form>
        <div role="status">
          {waiting > 0 ? (
            <p
              className="flex gap-12 items-center min-h-48 mt-12 py-6 px-16 [border-left:4px_solid_var(--copper-light)] text-paper type-15 [border-color:#5d2439] bg-wine"
              data-tone="wine"
            >
              <Icon name="warning" size={14} /> {words.kept(waiting)} {isLasting ? null : words.keepOpen}
            </p>
          ) : said ? (
            <p className="flex gap-12 items-center min-h-48 mt-12 py-6 px-16 [border-left:4px_solid_var(--copper-light)] bg-ink text-paper type-15">
              <Icon name="check" size={14} /> {said}
            </p>
          ) : null}
        </div>
      </div>
    </div>
  );
}
