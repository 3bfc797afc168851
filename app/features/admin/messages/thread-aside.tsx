import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { dayInWords } from '#domain/calendar/format-day.ts';
import type { Thread } from '#server/messages/index.ts';
import { euro } from '../kit/format.ts';
import { Thumb } from '../kit/parts.tsx';
import { THREAD_ASIDE } from './thread.messages.ts';

const FACT = 'flex gap-12 justify-between py-8 line-t';

const CARD = 'mt-14 py-16 px-18 line bg-ground-raised [&_h3]:mb-4 [&_h3]:type-19';

/** The order of the thread: its content, dates, and the effect of an answer. */
export function ThreadAside({ thread }: { thread: Thread }) {
  const { items, promised, wouldLeave, byLaw, paid } = thread;
  const language = useLanguage();
  const words = useMessages(THREAD_ASIDE);
  const day = (of: string) => dayInWords(of, language, 'short');
  return (
    <aside className="max-[1241px]:col-[2] phone:col-[auto]">
      {items.map(({ line, name, quantity, detail, picture }) => (
        <section key={line} className={CARD}>
          <h3>{name}</h3>
          <p className="fine text-muted">
            {detail} · {words.pieces(quantity)}
          </p>
          <Thumb path={picture.path} className="max-w-340 h-150 mt-12" />
        </section>
      ))}
      <section className={CARD}>
        <dl>
          <div className="flex gap-12 justify-between py-8 [border-top:0]">
            <dt>{words.promised}</dt>
            <dd className="fine">{promised ? day(promised) : words.noDate}</dd>
          </div>
          <div className={FACT}>
            <dt>{words.wouldLeave}</dt>
            <dd className={cx('fine', wouldLeave && 'text-wine')}>
              {wouldLeave ? (
                <>
                  <Icon name="warning" size={13} /> {day(wouldLeave)}
                </>
              ) : (
                words.asPromised
              )}
            </dd>
          </div>
          <div className={FACT}>
            <dt>{words.byLaw}</dt>
            <dd className="fine">{byLaw ? day(byLaw) : words.noLaw}</dd>
          </div>
          <div className={FACT}>
            <dt>{words.paid}</dt>
            <dd className="fine">{euro(paid)}</dd>
          </div>
        </dl>
      </section>
      <section className={CARD}>
        <h3>{words.doesTitle}</h3>
        <p>{words.does}</p>
      </section>
    </aside>
  );
}
