import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Notice } from '#app/ui/notice.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { MailLink, TextLink } from '#app/ui/text-link.tsx';
import { dayInWords, dayOf } from '#domain/calendar/day.ts';
import { COMPANY } from '#domain/company.ts';
import { LANGUAGE_NAMES, type Language } from '#domain/languages.ts';
import type { ShopperOrder } from '#server/order-page/index.ts';
import { ADDRESS_MESSAGES } from './address.messages.ts';
import { LETTERS_MESSAGES } from './letters.messages.ts';
import { ORDER_MESSAGES } from './order.messages.ts';
import { OrderLines } from './order-lines.tsx';
import { OrderSide } from './order-side.tsx';
import { QuestionCard } from './question-card.tsx';
import { Timeline } from './timeline.tsx';
import { WAY_MESSAGES } from './way.messages.ts';

const LEAD =
  'col-[4/11] [font-size:clamp(1.25rem,1.1rem_+_0.45vw,1.5rem)] lh-[1.4] text-balance phone:col-span-full phone:pl-0';

export function OrderShown({ order }: { order: ShopperOrder }) {
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
                {lacking.lead} <TextLink href="#address">{lacking.give}</TextLink>
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
            {unknown.words} <MailLink address={COMPANY.supportEmail} />
          </p>
        </div>
      </div>
    </>
  );
}

function LettersSection({ order }: { order: ShopperOrder }) {
  const { letters, language, path, form, done, question } = order;
  const words = LETTERS_MESSAGES[language];
  const sent = form?.what === 'letter' ? form : undefined;
  return (
    <section
      id="letters"
      className="max-w-760 mt-56 pt-18 line-t [scroll-margin-top:16px]"
      aria-labelledby="letters-title"
    >
      <span id="letter" />
      <h2 id="letters-title" className="h3 mb-16">
        {words.letters}
      </h2>
      {done === 'letter' ? (
        <p className="mb-16 text-forest" role="status">
          {words.sent}
        </p>
      ) : null}
      {letters.length === 0 ? <p className="muted">{words.none}</p> : null}
      <ol>
        {letters.map(({ id, from, by, at, text }) => (
          <li
            key={id}
            className="grid grid-cols-[96px_minmax(0,1fr)] gap-y-4 gap-x-16 py-12 line-t first:[border-top:0] [&_p]:wrap-anywhere [&_p]:whitespace-pre-line"
          >
            <span className="mono muted">
              {dayInWords(dayOf(at), language, 'short')}
              <br />
              {from === 'buyer' ? words.you : by}
            </span>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <details
        className="[&_summary]:inline-flex [&_summary]:items-center [&_summary]:min-h-44 [&_summary]:cursor-pointer paper:hidden"
        open={sent !== undefined}
      >
        <summary className="link">{letters.length === 0 ? words.begin : words.write}</summary>
        <form method="post" action={path} className="grid gap-12 mt-12">
          <input type="hidden" name="what" value="letter" />
          {question ? <input type="hidden" name="letter" value={question.id} /> : null}
          {sent ? <Notice>{words.refusals[sent.refused]}</Notice> : null}
          <label htmlFor="letter-words">{words.label}</label>
          <textarea
            id="letter-words"
            name="text"
            rows={5}
            maxLength={4000}
            required
            className="w-full py-12 px-14 edge rounded bg-ground-raised [font:inherit] resize-y"
            defaultValue={sent?.text}
          />
          <Button type="submit" kind="second">
            {words.send}
          </Button>
        </form>
      </details>
    </section>
  );
}
