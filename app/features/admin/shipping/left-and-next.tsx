import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import type { ParcelsView } from '#server/shipping/index.ts';
import { clockOf, workshopOrderPath } from '../kit/format.ts';
import { PageLink } from '../kit/links.tsx';
import { OrderNumber } from '../kit/parts.tsx';
import { columnDay, termsWords } from './desk-words.ts';
import { LEFT_AND_NEXT } from './left-and-next.messages.ts';

const LINE =
  'grid grid-cols-[84px_40px_minmax(0,0.7fr)_112px_minmax(0,1.4fr)_minmax(0,1.5fr)] gap-y-4 gap-x-12 items-baseline py-9 line-t wrap-anywhere small:grid-cols-[84px_40px_minmax(0,1fr)] first:mt-6';

export function LeftAndNext({ view: { left, next } }: { view: ParcelsView }) {
  const language = useLanguage();
  const words = useMessages(LEFT_AND_NEXT);
  const [first] = left;
  return (
    <div className="[&_section]:mt-20">
      {first ? (
        <section aria-labelledby="left">
          <h3 id="left" className="fine">
            <b>{words.leftToday(clockOf(first.at, language))}</b>{' '}
            <span className="text-muted">{words.onTheList(left.length)}</span>
          </h3>
          <ul>
            {left.map(({ number, at, country, buyer, goods, tracking }) => (
              <li key={number} className={LINE}>
                <span className="fine">{clockOf(at, language)}</span>
                <b className="heading-17/1 ls-[-0.02em]">{country}</b>
                <span>{buyer}</span>
                <PageLink to={workshopOrderPath(number)} className="small:col-span-full small:text-left num">
                  <OrderNumber number={number} />
                </PageLink>
                <span className="small:col-span-full small:text-left">{goods}</span>
                <span className="text-right small:col-span-full small:text-left fine text-muted">
                  {tracking.join(', ') || words.noNumber}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section id="week" aria-labelledby="next">
        <h3 id="next" className="fine">
          <b>{words.next}</b> <span className="text-muted">{words.byPromise}</span>
        </h3>
        {next.length === 0 ? <p className="text-muted mt-10">{words.noneWaits}</p> : null}
        <ul>
          {next.map(({ number, promised, country, buyer, goods, pieces, measured, open, customs }) => (
            <li key={number} className={LINE}>
              <span className="fine">{promised ? columnDay(promised, language) : words.noDay}</span>
              <b className="heading-17/1 ls-[-0.02em]">{country}</b>
              <span>{buyer}</span>
              <PageLink to={workshopOrderPath(number)} className="small:col-span-full small:text-left num">
                <OrderNumber number={number} />
              </PageLink>
              <span className="small:col-span-full small:text-left">{goods}</span>
              <span
                className={cx(
                  'text-right small:col-span-full small:text-left fine',
                  customs ? (customs.fault ? 'text-wine' : 'text-forest') : 'text-muted',
                )}
              >
                {customs ? <Icon name={customs.fault ? 'warning' : 'check'} size={11} /> : null}{' '}
                {customs
                  ? (customs.fault ?? termsWords(customs, language))
                  : measured < pieces
                    ? words.woundOf(measured, pieces)
                    : (open ?? words.packIt)}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
