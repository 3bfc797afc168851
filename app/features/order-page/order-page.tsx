import { cx } from '#app/ui/cx.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { dayOf } from '#domain/calendar/day.ts';
import { dayInWords } from '#domain/calendar/format-day.ts';
import { COMPANY } from '#domain/company.ts';
import { LANGUAGE_NAMES, type Language } from '#domain/languages.ts';
import type { OrderPage } from '#server/order-page/index.ts';
import { ADDRESS_MESSAGES } from './address.messages.ts';
import { LettersSection } from './letters-section.tsx';
import { ORDER_MESSAGES } from './order.messages.ts';
import { OrderLines } from './order-lines.tsx';
import { OrderSide } from './order-side.tsx';
import { QuestionCard } from './question-card.tsx';
import { Timeline } from './timeline.tsx';
import { WAY_MESSAGES } from './way.messages.ts';

const LEAD =
  'col-[4_/_11] [font-size:clamp(1.25rem,1.1rem_+_0.45vw,1.5rem)] lh-[1.4] text-balance phone:col-span-full phone:pl-0';

export function OrderShown({ order }: { order: OrderPage }) {
  const { language, number, placedAt, others, view, pickups } = order;
  const words = ORDER_MESSAGES[language];
  const { lead, late } = WAY_MESSAGES[language];
  const { lacking } = ADDRESS_MESSAGES[language];
  const placed = words.placed(dayInWords(dayOf(placedAt), language, 'dated'));
  return (
    <>
      <div className="[&_h1]:whitespace-nowrap phone:[&_h1]:[font-size:clamp(1.75rem,9.4vw,2.75rem)]">
        <PageTitle
          figure={words.figure}
          lines={[placed, words.opened]}
          title={number}
          aside={others.map((other) => (
            <a
              className="mono link"
              key={other.language}
              href={other.path}
              lang={other.language}
              hrefLang={other.language}
            >
              {LANGUAGE_NAMES[other.language]}
            </a>
          ))}
        />
      </div>
      <QuestionCard order={order} />
      <div className="wrap">
        <div className="page-grid pb-56 phone:pb-36">
          <div className={LEAD}>
            {order.lacksAddress ? (
              // Without an address the arrival is unknown too.
              <p>
                {lacking.lead}{' '}
                <a className="link" href="#address">
                  {lacking.give}
                </a>
              </p>
            ) : (
              <p>{lead(view, pickups.all === 1)}</p>
            )}
            {view.isLate ? <p className="mt-12 text-wine type-17">{late}</p> : null}
          </div>
        </div>
        <Timeline order={order} />
      </div>
      <div className="wrap pb-128 phone:pb-64">
        <div className="page-grid">
          <OrderLines order={order} />
          <OrderSide order={order} />
        </div>
        <LettersSection order={order} />
      </div>
    </>
  );
}

/** The same for every invalid address. */
export function OrderUnknown({ language }: { language: Language }) {
  const { figure, unknown } = ORDER_MESSAGES[language];
  return (
    <>
      <PageTitle figure={figure} title={unknown.title} />
      <div className="wrap pb-128 phone:pb-64">
        <div className="page-grid">
          <p className={cx('lead', LEAD)}>
            {unknown.words}{' '}
            <a className="link" href={`mailto:${COMPANY.supportEmail}`}>
              {COMPANY.supportEmail}
            </a>
          </p>
        </div>
      </div>
    </>
  );
}
