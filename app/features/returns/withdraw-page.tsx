import type { ReactNode } from 'react';
import { FORM_BUTTONS, FORM_LEAD, FORM_MAIN, FORM_NOTE, FORM_TEXT } from '#app/forms/looks.ts';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Notice } from '#app/ui/notice.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { languageOf } from '#domain/languages.ts';
import { EXAMPLE_NUMBER } from '#domain/orders/order-number.ts';
import { WITHDRAWAL_LENGTHS, type Withdrawal } from '#domain/returns/withdrawal.ts';
import type { WithdrawField, WithdrawState } from '#server/pages/forms/form-state.ts';
import { FAULT_MESSAGES, REFUSAL_MESSAGES } from '../../forms/field-errors.messages.ts';
import { FormField, ProofField } from '../../forms/form-field.tsx';
import { WhatHappens } from '../../forms/what-happens.tsx';
import { WITHDRAW_MESSAGES } from './withdraw.messages.ts';

const EMPTY: WithdrawState = {
  form: 'withdraw',
  step: 'fill',
  values: { name: '', orderNumber: '', email: '', goods: '' },
  faults: {},
  proof: '',
};

interface StepProps {
  path: string;
  state: WithdrawState;
}

interface FillProps extends StepProps {
  languages: ReactNode;
  isOver: boolean;
}

export function WithdrawPage({
  state = EMPTY,
  ...rest
}: Omit<FillProps, 'state'> & { state: WithdrawState | undefined }) {
  return state.step === 'confirm' ? (
    <ConfirmStep path={rest.path} state={state} />
  ) : (
    <FillStep {...rest} state={state} />
  );
}

function FillStep({ path, state, languages, isOver }: FillProps) {
  const language = languageOf(path);
  const words = WITHDRAW_MESSAGES[language];
  const order: readonly WithdrawField[] = ['name', 'orderNumber', 'email', 'goods'];
  const firstFault = order.find((field) => state.faults[field]);
  const fieldOf = (name: WithdrawField) => {
    const fault = state.faults[name];
    return {
      id: name,
      ...words.fields[name],
      value: state.values[name],
      maxLength: WITHDRAWAL_LENGTHS[name],
      fault: fault && FAULT_MESSAGES[language][fault],
      isFirst: name === firstFault,
    };
  };
  return (
    <>
      <PageTitle figure={words.figure} lines={[words.steps[0]]} title={words.title} aside={languages} />
      <div className="wrap pb-128 phone:pb-64">
        <div className="page-grid">
          <p className={FORM_LEAD}>{words.lead}</p>
        </div>
        <div className="page-grid">
          {/* The browser's own error texts would be in the browser's language. */}
          <form className={FORM_MAIN} method="post" action={path} data-proof="" noValidate>
            {isOver ? <Notice className="mb-24">{words.received.over}</Notice> : null}
            <FormField {...fieldOf('name')} autoComplete="name" required />
            <FormField {...fieldOf('orderNumber')} placeholder={EXAMPLE_NUMBER} autoComplete="off" required />
            <FormField {...fieldOf('email')} type="email" autoComplete="email" required />
            <FormField {...fieldOf('goods')} rows={3} />
            <ProofField value={state.proof} />
            <div className={FORM_BUTTONS}>
              <Button type="submit" wide>
                {words.goOn}
              </Button>
            </div>
          </form>
          <WhatHappens heading={words.happens.heading} list={words.happens.list}>
            <p className={FORM_NOTE}>{words.happens.also}</p>
            <p className={FORM_NOTE}>
              {words.rights.words} <TextLink to="/return">{words.rights.link}</TextLink>
            </p>
          </WhatHappens>
        </div>
      </div>
    </>
  );
}

function Facts({ path, withdrawal, received }: { path: string; withdrawal: Withdrawal; received?: string }) {
  const { fields, whole, content, received: after } = WITHDRAW_MESSAGES[languageOf(path)];
  const rows = [
    ...(received ? [[after.at, received] as const] : []),
    [fields.name.label, withdrawal.name],
    [fields.orderNumber.label, withdrawal.orderNumber],
    [fields.email.label, withdrawal.email],
    [content, withdrawal.goods ?? whole],
  ] as const;
  return (
    <dl className="line-t [&_div]:px-0 [&_div]:pt-12 [&_div]:pb-13 [&_div]:line-b [&_dd]:wrap-anywhere [&_dd]:whitespace-pre-line">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt className="mono muted">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function ConfirmStep({ path, state }: StepProps) {
  const language = languageOf(path);
  const { figure, steps, confirm, happens } = WITHDRAW_MESSAGES[language];
  const { values, refused, proof } = state;
  return (
    <>
      <PageTitle figure={figure} lines={[steps[1]]} title={confirm.title} />
      <div className="wrap pb-128 phone:pb-64">
        <div className="page-grid">
          <p className={FORM_LEAD}>{confirm.lead}</p>
        </div>
        <div className="page-grid">
          <form className={FORM_MAIN} method="post" action={path} data-proof="">
            {refused ? <Notice className="mb-24">{REFUSAL_MESSAGES[language][refused]}</Notice> : null}
            <Facts path={path} withdrawal={{ ...values, goods: values.goods || null }} />
            {Object.entries(values).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <ProofField value={proof} />
            <div className={FORM_BUTTONS}>
              <Button type="submit" name="step" value="confirm" wide data-proof-first="">
                {confirm.button}
              </Button>
              <Button type="submit" name="step" value="change" kind="quiet" wide>
                {confirm.change}
              </Button>
            </div>
          </form>
          <WhatHappens heading={happens.heading} list={happens.list.slice(1)}>
            <p className={FORM_NOTE}>{happens.also}</p>
          </WhatHappens>
        </div>
      </div>
    </>
  );
}

export function WithdrawReceived({
  path,
  withdrawal,
  received,
}: {
  path: string;
  withdrawal: Withdrawal;
  received: string;
}) {
  const { figure, steps, received: words } = WITHDRAW_MESSAGES[languageOf(path)];
  return (
    <>
      <PageTitle figure={figure} lines={[steps[2]]} title={words.title} />
      <div className="wrap pb-128 phone:pb-64">
        <div className="page-grid">
          <p className={FORM_LEAD}>{words.lead(withdrawal.email)}</p>
        </div>
        <div className="page-grid">
          <div className={cx(FORM_MAIN, FORM_TEXT)}>
            <Facts path={path} withdrawal={withdrawal} received={received} />
            <p>{words.next}</p>
          </div>
        </div>
      </div>
    </>
  );
}
