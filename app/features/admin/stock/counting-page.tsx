import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { shortDay } from '#domain/calendar/day.ts';
import { amountWords, changeWords } from '#domain/stock/amounts.ts';
import { COUNT_REASONS, ENDS_PERCENT, endsPercent } from '#domain/stock/counting.ts';
import type { CountDesk } from '#server/shelf/index.ts';
import type { FrameFacts } from '../frame.tsx';
import look from '../look.module.css';
import { Refusal } from '../refusal.tsx';
import { REASON_WORDS } from './count-panel.tsx';
import styles from './counting.module.css';
import { type Counting, useCounting } from './use-counting.ts';

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', ',', '0'] as const;

/** "Ends and breaks: 1.9 % of 310 g used since 9 Nov." */
function EndsNote({ counting: { item, counted, isSpool } }: { counting: Counting }) {
  if (!item) return null;
  const words = (amount: number) => amountWords(item.unit, amount);
  if (item.isFirst) return <>The first count puts it on the book. It asks for no reason.</>;
  const percent = counted && endsPercent(counted);
  if (!isSpool) return <>The book says {words(item.book)}.</>;
  const since = item.weighedOn ? ` since ${shortDay(item.weighedOn)}` : '';
  return (
    <>
      {percent === undefined
        ? `${item.usedSince > 0 ? words(item.usedSince) : 'Nothing'} used${since || ' since it came'}. `
        : `Ends and breaks: ${percent.toFixed(1)} % of ${words(item.usedSince)} used${since}. `}
      Up to {ENDS_PERCENT} % asks for no reason.
    </>
  );
}

const Beside = ({ counting }: { counting: Counting }) => {
  const { item, isSpool, found, counted, asks, reel } = counting;
  if (!item) return null;
  const off = counted && counted.found - counted.book;
  return (
    <div className={styles.beside}>
      {isSpool ? (
        <>
          <div>
            <label className={cx(look.small, look.faint)} htmlFor="reel">
              empty reel, g
            </label>
            <input
              id="reel"
              inputMode="decimal"
              autoComplete="off"
              value={reel}
              onChange={({ target }) => counting.setReel(target.value)}
            />
          </div>
          <div>
            <span className={cx(look.small, look.faint)}>wire left</span>
            <b>{found === undefined ? '–' : amountWords('g', found)}</b>
          </div>
        </>
      ) : null}
      <div>
        <span className={cx(look.small, look.faint)}>
          {item.isFirst ? 'not on the book' : `book ${amountWords(item.unit, item.book)}`}
        </span>
        <b className={off === undefined || item.isFirst ? undefined : asks ? look.wine : look.forest}>
          {off === undefined || item.isFirst ? (
            '–'
          ) : (
            <>
              <Icon name={asks ? 'warning' : 'check'} size={18} />{' '}
              {changeWords('piece', Math.round(off / (item.unit === 'piece' ? 1 : 1000)))}
            </>
          )}
        </b>
      </div>
    </div>
  );
};

/** One part on the phone, with keys for a thumb; on a desk the keyboard's own figures and Enter do. */
export function CountingIsland({ frame, desk }: { frame: FrameFacts; desk: CountDesk }) {
  const counting = useCounting(desk);
  const { item, typed, asks, reason, refused, said, waiting, isPending, isSpool, nextItem, done } = counting;
  const all = desk.items.length;
  if (!item) return null;
  const where = [
    item.group,
    item.place && (item.place.startsWith('machine') ? `on ${item.place}` : item.place),
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <div className={styles.page}>
      <header className={cx(styles.bar, 'on-ink')}>
        <a href="/workshop/stock">
          <Icon name="arrow-left" size={10} /> Stock
        </a>
        <span className={look.small}>
          {item.isFirst ? 'First count' : 'Monthly count'}, {frame.name}
        </span>
      </header>
      <div className={styles.main}>
        <div className={styles.way}>
          <span className={look.small}>{item.drawer ? `${where}, drawer ${item.drawer}` : where}</span>
          <span className={cx(look.small, look.faint)}>
            {done} of {all} done
          </span>
        </div>
        <progress className={styles.progress} value={done} max={all} aria-label="Counted">
          {done} of {all}
        </progress>
        <h1>{item.name}</h1>
        <p className={cx(look.small, look.faint)}>{item.detail || item.group}</p>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void counting.save();
          }}
        >
          <div className={styles.entry}>
            <input
              inputMode="none"
              autoComplete="off"
              // biome-ignore lint/a11y/noAutofocus: the page is this one field
              autoFocus
              value={typed}
              placeholder="0"
              onChange={({ target }) => counting.type(target.value.replace(/[^\d.,]/g, ''))}
              aria-label={isSpool ? `${item.name} on the scale, g, reel and wire` : `${item.name}, counted`}
            />
            <span className={look.small}>
              <span className={look.faint}>
                {isSpool ? 'on the scale, g' : item.unit === 'm' ? 'metres' : 'counted'}
              </span>
              {isSpool ? <b>reel and wire</b> : null}
            </span>
          </div>
          <Beside counting={counting} />
          <p className={cx(look.small, look.faint, styles.note)}>
            <EndsNote counting={counting} />
          </p>
          {asks ? (
            <fieldset className={styles.why}>
              <legend className="visually-hidden">Why</legend>
              {COUNT_REASONS.map((one) => (
                <label key={one}>
                  <input
                    type="radio"
                    name="reason"
                    checked={reason === one}
                    onChange={() => counting.setReason(one)}
                  />
                  {REASON_WORDS[one]}
                </label>
              ))}
            </fieldset>
          ) : null}
          {refused ? (
            <Refusal
              refused={refused}
              words={{ keep: 'Count again together', take: `Take mine, ${typed}` }}
              onKeep={counting.again}
              onTake={(version) => void counting.save(version)}
            />
          ) : null}
          <fieldset className={styles.keys} aria-label="Keys">
            {KEYS.map((key) => (
              <button key={key} type="button" onClick={() => counting.type(typed + key)}>
                {key}
              </button>
            ))}
            <button type="button" aria-label="Delete" onClick={() => counting.type(typed.slice(0, -1))}>
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
          <div className={styles.foot}>
            <button type="button" className={look.button} onClick={counting.skip}>
              Skip
            </button>
            <button
              type="submit"
              className={cx(look.button, look.primary)}
              disabled={isPending || counting.found === undefined}
            >
              {nextItem ? `Save, then ${nextItem.name}` : 'Save'}
            </button>
          </div>
        </form>
        <div role="status" className={styles.said}>
          {waiting > 0 ? (
            <p data-tone="wine">
              <Icon name="warning" size={14} /> No network: {waiting}{' '}
              {waiting === 1 ? 'count is' : 'counts are'} kept here and sent later.
            </p>
          ) : said ? (
            <p>
              <Icon name="check" size={14} /> {said}
            </p>
          ) : null}
        </div>
      </div>
    </div>
  );
}
