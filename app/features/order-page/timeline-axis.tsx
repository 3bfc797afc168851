import { cx } from '#app/ui/cx.ts';
import { tickWords } from '#domain/calendar/day.ts';
import type { Language } from '#domain/languages.ts';
import type { OrderTimeline, TimelineDay } from '#domain/order-page/order-timeline.ts';
import { WAY_MESSAGES } from './way.messages.ts';

const DAY = 'mono-12/1 ls-[-0.01em] [transform:translateX(-7px)]';

const at = (percent: number) => `${percent}%`;

/** Visibility of a date that has room only on narrow or only on wide lines. */
const roomOf = ({ dated: { narrow, wide } }: TimelineDay): string | undefined => {
  if (narrow && wide) return undefined;
  return narrow ? 'min-[1440px]:hidden' : 'max-[1440px]:hidden';
};

/** Days of the line: ticks, dates where they fit, days without work hatched, today on a line of its own. */
export function TimelineAxis({ timeline, language }: { timeline: OrderTimeline; language: Language }) {
  const { days, isLong } = timeline;
  const width = (days[1]?.percent ?? 0) - (days[0]?.percent ?? 0);
  const today = days.find(({ isToday }) => isToday);
  return (
    <svg className="block overflow-visible" width="100%" height={108}>
      <defs>
        <pattern
          id="day-off"
          width={9}
          height={12}
          patternUnits="userSpaceOnUse"
          patternTransform="translate(0 38)"
        >
          <path d="M0 12L8 0" className="[stroke:rgb(27_32_30/0.28)]" />
        </pattern>
      </defs>
      {days.map((day, index) => {
        const { percent, isFree, isMajor } = day;
        return (
          <g key={day.day}>
            {isFree && index < days.length - 1 ? (
              <rect x={at(percent)} y={38} width={at(width)} height={12} fill="url(#day-off)" />
            ) : null}
            <line
              x1={at(percent)}
              x2={at(percent)}
              y1={isMajor ? 38 : 41}
              y2={isMajor ? 50 : 47}
              className="stroke-edge"
            />
            {day.dated.narrow || day.dated.wide ? (
              <text x={at(percent)} y={28} className={cx(DAY, 'fill-muted', roomOf(day))}>
                {tickWords(day.day, language, isLong)}
              </text>
            ) : null}
          </g>
        );
      })}
      {today ? (
        <>
          <text x={at(today.percent)} y={12} className={cx(DAY, 'fill-copper weight-500')}>
            {WAY_MESSAGES[language].today}
          </text>
          <line
            x1={at(today.percent)}
            x2={at(today.percent)}
            y1={33}
            y2={55}
            className="stroke-copper stroke-[1.5]"
          />
        </>
      ) : null}
    </svg>
  );
}
