import { cx } from '#app/ui/cx.ts';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { CASE_WORDS, caseWords } from '#domain/orders/payment-case.messages.ts';
import { isOpen } from '#domain/orders/states.ts';
import type { OrderView } from '#server/admin/index.ts';
import { CallForm, Submit } from '../kit/call-form.tsx';
import { InputField } from '../kit/field.tsx';
import look from '../kit/look.module.css';
import { LIST_ROW } from '../kit/looks.ts';
import { ORDER_HOLD } from './order-hold.messages.ts';

/** Doubts about an order's payment, and the form that releases it all the same. */
export function OrderHold({ order }: { order: OrderView }) {
  const language = useLanguage();
  const words = useMessages(ORDER_HOLD);
  const { number, version, held, cases, state } = order;
  if (cases.length === 0) return null;
  const isHeld = held !== null && isOpen(state);
  return (
    <section className="pt-14 pb-30" aria-labelledby="hold">
      <h2 className={look.title} id="hold">
        {words.title}
      </h2>
      <ul>
        {cases.map(({ id, of, link, ...stands }) => (
          <li className={LIST_ROW} key={id}>
            <span>
              <b>{CASE_WORDS[language].of[of]}</b>: {caseWords(stands, language)}
              <br />
              <a className={cx('fine', look.link)} href={link} target="_blank" rel="noreferrer">
                {words.evidence}
              </a>
            </span>
          </li>
        ))}
      </ul>
      {isOpen(state) ? (
        <p className={held ? 'text-wine' : 'text-muted'}>{held ? words.held : words.notHeld}</p>
      ) : null}
      {isHeld ? (
        <CallForm
          call="release-order"
          asks={(fields) => ({ number, version, reason: fields.text('reason') })}
          done={words.released(number)}
        >
          <InputField
            id="release-reason"
            label={words.why}
            name="reason"
            maxLength={500}
            autoComplete="off"
          />
          <Submit className="mt-12">{words.release}</Submit>
        </CallForm>
      ) : null}
    </section>
  );
}
