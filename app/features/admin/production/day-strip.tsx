import { cx } from '#app/ui/cx.ts';
import { useMessages } from '#app/ui/language.tsx';
import { DAY_FROM, DAY_TO } from '#domain/production/day-strip.ts';
import type { DayView } from '#server/production/index.ts';
import { DAY_STRIP } from './week.messages.ts';

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const along = (minutes: number): number =>
  Math.round(((minutes - DAY_FROM) / (DAY_TO - DAY_FROM)) * 10_000) / 100;

const isUnderNow = (hour: number, now: number) => Math.abs(hour * 60 - now) < 40;

type Kind = DayView['lanes'][number]['blocks'][number]['kind'];

/** Twenty minutes are narrow, so only the owner is shown. */
const SHORT = 'desk:px-5 desk:type-13 desk:[&_b]:whitespace-normal desk:[&_b]:lh-[1.15]';
const KINDS: Readonly<Record<Kind, string>> = {
  done: '[border:1px_solid_var(--ink)] bg-ink text-paper',
  on: '[border:1px_solid_var(--copper-fill)] [background:linear-gradient(90deg,var(--copper-fill)_var(--share,0%),#e9c3ac_var(--share,0%))] text-ink',
  next: 'edge bg-white [box-shadow:inset_0_0_0_2px_var(--copper)]',
  later: 'edge bg-ground-raised',
  hand: `edge-dashed bg-ground ${SHORT}`,
  wax: `edge [background:#efe3c4] ${SHORT}`,
  change: `edge-dashed [background:var(--ground)_repeating-linear-gradient(135deg,rgb(27_32_30_/_0.2)_0_1px,transparent_1px_6px)] ${SHORT}`,
};
const TITLES: Partial<Record<Kind, string>> = { hand: 'weight-500' };
const DETAILS: Partial<Record<Kind, string>> = {
  done: '[color:#c9c5b9]',
  on: 'text-ink',
  wax: 'text-muted desk:hidden',
  change: 'text-muted desk:hidden',
};

const HOURS = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17];
const nameOf = (lane: number, at: number): string => `b${lane}-${at}`;

/** Positions as a style sheet: the page's policy forbids style attributes. */
const placesOf = (lanes: DayView['lanes'], now: number, post: number): string => {
  const put = (name: string, from: number, more = '') => `[data-at=${name}]{left:${along(from)}%${more}}`;
  return [
    ...HOURS.map((hour) => put(`h${hour}`, hour * 60)),
    put('now', now),
    put('post', post),
    ...lanes.flatMap(({ blocks }, lane) =>
      blocks.map(({ from, to, share }, at) => {
        const progress = share === undefined ? '' : `;--share:${Math.round(share * 100)}%`;
        return put(nameOf(lane, at), from, `;width:${along(to) - along(from)}%${progress}`);
      }),
    ),
  ].join('');
};

/** Today by lane: past work at its time, the rest in sequence from now. */
export function DayStrip({ day: { lanes, now, postLeavesAt } }: { day: DayView }) {
  const [hours = 0, minutes = 0] = postLeavesAt?.split(':').map(Number) ?? [];
  const post = hours * 60 + minutes;
  const words = useMessages(DAY_STRIP);
  const isNow = now >= DAY_FROM && now <= DAY_TO;
  return (
    <div className="relative phone:grid phone:grid-cols-[1fr_1fr] phone:gap-y-16 phone:gap-x-24 small:grid-cols-[1fr]">
      <style>{placesOf(lanes, now, post)}</style>
      <div
        className="relative h-26 ml-150 text-muted mono-12/1 [&_span]:absolute [&_span]:[transform:translateX(-50%)] [&_span:first-child]:[transform:none] [&_span:nth-of-type(10)]:[transform:translateX(-100%)] phone:hidden"
        aria-hidden="true"
      >
        {HOURS.map((hour) => (
          <span key={hour} className={cx(isNow && isUnderNow(hour, now) && 'invisible')} data-at={`h${hour}`}>
            {clock(hour * 60)}
          </span>
        ))}
        {isNow ? (
          <b
            className="absolute -top-4 z-2 w-60 -ml-30 rounded bg-wine text-white [font:500_0.75rem_/_20px_var(--mono)] text-center"
            data-at="now"
          >
            {clock(now)}
          </b>
        ) : null}
      </div>
      {lanes.map(({ name, who, awg, blocks }, lane) => (
        <section
          key={name}
          className="grid grid-cols-[150px_minmax(0,1fr)] line-t phone:block"
          aria-label={words.lane(name)}
        >
          <h3 className="pt-12 pr-10 pb-12 [font:600_0.9375rem_/_1.4_var(--sans,inherit)] ls-[0] [&_span]:block phone:flex phone:justify-between phone:type-18">
            {name}
            <span className="fine text-muted">
              {[who, awg && `${awg}\u00a0AWG`].filter(Boolean).join(' · ')}
            </span>
          </h3>
          <ol className="relative h-74 [background-image:repeating-linear-gradient(90deg,var(--line)_0_1px,transparent_1px_11.1111%)] phone:grid phone:gap-8 phone:h-auto phone:[background:none]">
            <li
              className="absolute top-0 right-[50%] bottom-0 left-[44.4444%] [background:repeating-linear-gradient(135deg,rgb(27_32_30_/_0.1)_0_1px,transparent_1px_7px)] phone:hidden"
              aria-hidden="true"
            />
            {isNow ? (
              <li
                className="absolute top-0 bottom-0 z-1 [border-left:2px_solid_var(--wine)] phone:hidden"
                data-at="now"
                aria-hidden="true"
              />
            ) : null}
            {postLeavesAt ? (
              <li
                className="absolute top-0 bottom-0 z-1 [border-left:2px_dashed_var(--text)] phone:hidden"
                data-at="post"
                aria-hidden="true"
              />
            ) : null}
            {blocks.length === 0 ? (
              <li className="py-26 px-12 phone:px-0 phone:pt-4 phone:pb-12 fine text-muted">
                {words.nothing}
              </li>
            ) : null}
            {blocks.map((block, at) => (
              <li
                key={`${block.from} ${block.title}`}
                className={cx(
                  'absolute inset-y-7 z-2 overflow-hidden py-8 px-10 rounded lh-[1.3] whitespace-nowrap phone:static phone:grid phone:grid-cols-[52px_minmax(0,1fr)_auto] phone:gap-10 phone:items-center phone:w-auto! phone:min-h-60 phone:py-6 phone:px-14 phone:whitespace-normal',
                  KINDS[block.kind],
                )}
                data-at={nameOf(lane, at)}
                title={`${clock(block.from)} ${block.title}, ${block.detail}`}
              >
                <span className="hidden phone:block fine">{clock(block.from)}</span>
                <b className={cx('block overflow-hidden text-ellipsis', TITLES[block.kind] ?? 'weight-600')}>
                  {block.title}
                </b>
                <span
                  className={cx(
                    'block overflow-hidden text-ellipsis fine phone:max-w-120 phone:text-right phone:whitespace-normal',
                    DETAILS[block.kind] ?? 'text-muted',
                  )}
                >
                  {block.detail}
                </span>
                <span className="visually-hidden">, {words.kinds[block.kind]}</span>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
