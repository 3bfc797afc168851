import { ConditionDrawing } from '#app/buying/condition.tsx';
import { useMessages, useTranslation } from '#app/ui/language.tsx';
import type { Language } from '#domain/languages.ts';
import { add, exactEuro } from '#domain/money.ts';
import { conditionWords, FITTED_RETURN } from '#domain/returns/fitted.messages.ts';
import { CONDITION_CHECKS } from '#domain/returns/fitted.ts';
import { RETURN_STEP_WORDS } from '#domain/returns/returning.messages.ts';
import { RETURN_STEPS, type ReturnStep } from '#domain/returns/returning.ts';
import type { RequestRow, ReturnRow } from '#server/returns/index.ts';
import { CallForm, Submit } from '../kit/call-form.tsx';
import { CheckField, Input } from '../kit/field.tsx';
import { OrderLink, TextLink, workshopOrderPath } from '../kit/link.tsx';
import { MoneyForm } from '../kit/money-form.tsx';
import { Tag } from '../kit/parts.tsx';
import { Fold } from '../kit/section.tsx';
import { buyerName, momentOf } from '../kit/words.ts';
import { Deadline, HowMany, Items, isTwice, ROW, RowActions, toneOf } from './returns-parts.tsx';
import { REQUEST_ROW, RETURN_ROW } from './returns-rows.messages.ts';

type Words = (typeof RETURN_ROW)[Language];

function since({ told, postBy, posted, here }: ReturnRow, words: Words): string {
  if (here) return words.received(here);
  if (posted) return words.posted(posted);
  return [words.told(told), postBy && words.postBy(postBy)].filter(Boolean).join(', ');
}

const nothingOwed = (words: string) => ({ cells: [], tone: 'done', words, detail: '' }) as const;

export function Return({ row, isNext }: { row: ReturnRow; isNext: boolean }) {
  const { returnNumber, kind, order, items, step, money, here } = row;
  const words = useMessages(RETURN_ROW);
  const stepWords = useMessages(RETURN_STEP_WORDS);
  const steps: readonly ReturnStep[] = RETURN_STEPS[kind];
  const now = steps[step];
  return (
    <article className={ROW} data-row="" data-tone={toneOf(money)}>
      <div>
        <Tag label={words.kind[kind]} tone={kind === 'withdrawal' ? 'ink' : undefined} />
        <p className="fine text-muted">{returnNumber}</p>
      </div>
      <div>
        <OrderLink number={order.number} data-open="" />
        <p>
          {order.buyer}, <span className="text-muted">{order.countryName}</span>
        </p>
      </div>
      <Items items={items} />
      <div>
        <b className="[&::first-letter]:uppercase block">{now && stepWords[now]}</b>
        <span
          className={
            '[&_i[data-at="done"]]:bg-ink [&_i[data-at="now"]]:bg-copper-fill grid grid-cols-[repeat(4,minmax(0,36px))] gap-3 my-9'
          }
          aria-hidden="true"
        >
          {steps.map((name, index) => (
            <i
              className="h-4 bg-line"
              key={name}
              data-at={index < step ? 'done' : index === step ? 'now' : undefined}
            />
          ))}
        </span>
        <p className="fine text-muted">{since(row, words)}</p>
      </div>
      <Deadline money={row.owed.kind === 'nothing' ? nothingOwed(words.nothingOwed) : money} />
      <RowActions>{here ? <PayBack row={row} isNext={isNext} /> : <Await row={row} />}</RowActions>
      {here ? <Condition row={row} /> : null}
    </article>
  );
}

/** Condition of received goods: the checks, with the result of the last look. */
function Condition({ row: { returnNumber, order, condition } }: { row: ReturnRow }) {
  const [words, language] = useTranslation(RETURN_ROW);
  const fitted = useMessages(FITTED_RETURN);
  return (
    <details className="col-span-full" open={condition === null}>
      <summary className="fine py-4 cursor-pointer">
        {fitted.lookAt}: <b>{condition ? conditionWords(condition, language) : words.notLooked}</b>
      </summary>
      <CallForm
        call="check-return"
        asks={(fields) => ({
          returnNumber,
          version: order.version,
          intact: CONDITION_CHECKS.filter((check) => fields.flag(check)),
        })}
        done={words.looked}
      >
        <div className="grid grid-cols-4 gap-20 mt-8 max-[1200px]:grid-cols-2 small:grid-cols-1">
          {CONDITION_CHECKS.map((check) => (
            <div key={check}>
              <ConditionDrawing check={check} className="w-184 mb-6" />
              <CheckField
                label={fitted.checks[check].name}
                name={check}
                defaultChecked={condition?.includes(check) ?? false}
              />
              <p className="fine text-muted">{fitted.checks[check].words}</p>
            </div>
          ))}
        </div>
        <Submit label={words.keepLook} kind="second" className="mt-12" />
      </CallForm>
    </details>
  );
}

/** For received goods: pays the refund, or records their condition. */
function PayBack({ row, isNext }: { row: ReturnRow; isNext: boolean }) {
  const { id, returnNumber, order, owed, onItsWay } = row;
  const { number } = order;
  const [words, language] = useTranslation(RETURN_ROW);
  if (onItsWay > 0) return <p className="fine text-muted">{words.onItsWay(exactEuro(onItsWay))}</p>;
  if (owed.kind === 'owed')
    return (
      <>
        <MoneyForm
          call="refund"
          id={id}
          asks={(fields, refundId) => ({
            ...owed.request,
            id: refundId,
            number,
            returnId: id,
            amount: fields.number('amount') ?? 0,
          })}
          done={words.refunded(exactEuro(owed.amount))}
          amount={owed.amount}
          atMost={add(owed.amount, owed.left)}
          paid={order.paid}
          buyer={buyerName(order.buyer, language)}
          kind={isNext && 'primary'}
          dataKey="r"
        />
        <Close returnNumber={returnNumber} version={order.version} />
      </>
    );
  return owed.kind === 'nothing' ? (
    <>
      <p className="fine text-muted">{words.wentBefore}</p>
      <Close returnNumber={returnNumber} version={order.version} reason={words.wentBefore} />
    </>
  ) : (
    <p className="fine">
      {owed.said[language]} <TextLink label={words.seeOrder} to={`${workshopOrderPath(number)}#refund`} />
    </p>
  );
}

/** Closes a row without a refund: it was paid before, or is not owed. With a preset reason it takes one press. */
function Close({
  returnNumber,
  version,
  reason,
}: {
  returnNumber: string;
  version: number;
  reason?: string;
}) {
  const words = useMessages(RETURN_ROW);
  const form = (
    <CallForm
      call="close-return"
      asks={(fields) => ({ returnNumber, version, reason: reason ?? fields.text('reason') })}
      done={words.closed(returnNumber)}
    >
      {reason ? null : (
        <Input
          name="reason"
          aria-label={words.whyClosed(returnNumber)}
          placeholder={words.why}
          maxLength={500}
          autoComplete="off"
        />
      )}
      <Submit label={words.close} />
    </CallForm>
  );
  if (reason) return form;
  return (
    <Fold title={words.closeUnpaid} className="fine">
      {form}
    </Fold>
  );
}

function Await({ row: { returnNumber, order, posted, owed } }: { row: ReturnRow }) {
  const words = useMessages(RETURN_ROW);
  return (
    <>
      <CallForm
        call="goods-received"
        asks={() => ({ returnNumber, version: order.version })}
        done={words.isHere(returnNumber)}
      >
        <Submit label={words.itIsHere} data-key="h" />
      </CallForm>
      {posted ? null : (
        <Fold title={words.wasPosted} className="fine">
          <CallForm
            call="goods-posted"
            asks={(fields) => ({
              returnNumber,
              version: order.version,
              posted: fields.text('posted'),
            })}
            done={words.postKept}
          >
            <Input
              type="date"
              name="posted"
              className="num type-15!"
              aria-label={words.postmark(returnNumber)}
            />
            <Submit label={words.keep} />
          </CallForm>
        </Fold>
      )}
      {owed.kind === 'owed' ? <p className="fine text-muted">{exactEuro(owed.amount)}</p> : null}
    </>
  );
}

/** A buyer's return request from the order's page: gets a number or a refusal. */
export function Request({ row: { id, order, lines, askedAt, postBy } }: { row: RequestRow }) {
  const { number, version, buyer, email, countryName } = order;
  const [words, language] = useTranslation(REQUEST_ROW);
  return (
    <article className={ROW} data-row="">
      <div>
        <Tag label={words.kind} />
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
          <Submit label={words.give} />
        </CallForm>
        <Fold title={words.sayNo} className="fine">
          <CallForm
            call="decline-return"
            asks={(fields) => ({ requestId: id, reason: fields.text('reason') })}
            done={words.closed}
          >
            <p className="text-muted">
              {words.writesNobody}
              {email ? (
                <TextLink label={words.writeTo(buyer)} href={`mailto:${email}?subject=${number}`} />
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
            <Submit label={words.close} />
          </CallForm>
        </Fold>
      </RowActions>
    </article>
  );
}
