import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { dayOf } from '#domain/calendar/day.ts';
import { dayInWords } from '#domain/calendar/format-day.ts';
import type { OrderPage } from '#server/order-page/index.ts';
import { LETTERS_MESSAGES } from './letters.messages.ts';

export function LettersSection({ order }: { order: OrderPage }) {
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
            className="grid grid-cols-[96px_minmax(0,1fr)] gap-y-4 gap-x-16 py-12 line-t [&:first-child]:[border-top:0] [&_p]:wrap-anywhere [&_p]:whitespace-pre-line"
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
