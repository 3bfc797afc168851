import { useMessages } from '#app/ui/language.tsx';
import type { StockView } from '#server/stock/index.ts';
import { CallForm, Submit } from '../kit/call-form.tsx';
import { InputField, SelectField } from '../kit/field.tsx';
import { workshopOrderPath } from '../kit/format.ts';
import { TextLink } from '../kit/links.tsx';
import look from '../kit/look.module.css';
import { Section } from '../kit/parts.tsx';
import { FINISHED } from './finished-section.messages.ts';

/** Pickups that came back or were taken out of an order: for another order, or written off with a reason. */
export function FinishedSection({ finished }: Pick<StockView, 'finished'>) {
  const words = useMessages(FINISHED);
  if (finished.length === 0) return null;
  return (
    <Section titleId="finished" className="py-24" title={words.title}>
      <p className="fine text-muted mt-6">{words.note}</p>
      <ul className="mt-12">
        {finished.map(({ serial, name, order }) => (
          <li key={serial} className="flex flex-wrap items-start gap-y-8 gap-x-24 py-12 line-t">
            <b className="num w-96">{serial}</b>
            <span className="flex-[1_1_15rem] min-w-0">
              {name}
              <br />
              <TextLink to={workshopOrderPath(order)} className="fine">
                {words.madeFor(order)}
              </TextLink>
            </span>
            <details>
              <summary className={look.link}>
                {words.off}
                <span className="visually-hidden"> {serial}</span>
              </summary>
              <CallForm
                call="take-off-shelf"
                asks={(fields) => ({
                  serial,
                  how: fields.choice('how', ['used', 'scrapped']),
                  reason: fields.text('reason'),
                })}
                done={words.isOff(serial)}
              >
                <SelectField id={`how-${serial}`} label={words.how} name="how">
                  <option value="used">{words.hows.used}</option>
                  <option value="scrapped">{words.hows.scrapped}</option>
                </SelectField>
                <InputField
                  id={`reason-${serial}`}
                  label={words.reason}
                  name="reason"
                  maxLength={500}
                  autoComplete="off"
                />
                <Submit className="mt-12">{words.submit}</Submit>
              </CallForm>
            </details>
          </li>
        ))}
      </ul>
    </Section>
  );
}
