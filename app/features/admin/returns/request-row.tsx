import { useLanguage, useMessages } from '#app/ui/language.tsx';
import type { RequestRow } from '#server/returns/index.ts';
import { CallForm, Submit } from '../kit/call-form.tsx';
import { Input } from '../kit/field.tsx';
import { momentOf } from '../kit/format.ts';
import { OrderLink } from '../kit/links.tsx';
import look from '../kit/look.module.css';
import { HowMany, Items, isTwice, RowActions } from './returns-parts.tsx';
import { REQUEST_ROW } from './returns-rows.messages.ts';

/** A buyer's return request from the order's page: gets a number or a refusal. */
export function Request({ row: { id, order, lines, askedAt, postBy } }: { row: RequestRow }) {
  const { number, version, buyer, email, countryName } = order;
  const words = useMessages(REQUEST_ROW);
  const language = useLanguage();
  return (
    <article
      className="relative grid grid-cols-[var(--columns)] items-start gap-20 py-18 line-t small:gap-y-12 [&_p]:mt-5 hover:bg-white hover:[box-shadow:0_0_0_12px_#fff] hover:[clip-path:inset(0_-12px)]"
      data-row=""
    >
      <div>
        <span className={look.tag}>{words.kind}</span>
        <p className="fine text-muted">{words.noNumber}</p>
      </div>
      <div>
        <OrderLink number={number} data-open="" />
        <p>
          {buyer}, <span className="text-muted">{countryName}</span>
        </p>
      </div>
      <Items items={lines.filter(({ asked }) => asked > 0)} />
      <div>
        <b className="[&::first-letter]:uppercase block">{words.state}</b>
        <p className="fine text-muted">{words.asked(momentOf(askedAt, language))}</p>
      </div>
      <div>
        <b className="flex items-center gap-8 mono-16/[1.3] weight-500">{words.notRunning}</b>
        <span className="text-muted fine">{words.postBy(postBy)}</span>
      </div>
      <RowActions>
        <CallForm
          call="give-return-number"
          asks={(fields) => ({
            number,
            version,
            requestId: id,
            quantities: fields.numbers('quantities'),
          })}
          done={words.given}
        >
          {lines.map(({ name, detail, asked, most }) => (
            <HowMany
              key={name + detail}
              name={name}
              most={most}
              {...(isTwice(lines, name) && { detail })}
              chosen={asked}
              isInRow
            />
          ))}
          <Submit>{words.give}</Submit>
        </CallForm>
        <details className="fine">
          <summary className={look.link}>{words.sayNo}</summary>
          <CallForm
            call="decline-return"
            asks={(fields) => ({ requestId: id, reason: fields.text('reason') })}
            done={words.closed}
          >
            <p className="text-muted">
              {words.writesNobody}
              {email ? (
                <a className={look.link} href={`mailto:${email}?subject=${number}`}>
                  {words.writeTo(buyer)}
                </a>
              ) : (
                words.noAddress
              )}
            </p>
            <Input
              name="reason"
              aria-label={words.whyNot}
              placeholder={words.whyNot}
              maxLength={500}
              autoComplete="off"
            />
            <Submit>{words.close}</Submit>
          </CallForm>
        </details>
      </RowActions>
    </article>
  );
}
