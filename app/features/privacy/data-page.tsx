import type { ReactNode } from 'react';
import { FORM_BUTTONS, FORM_LEAD, FORM_MAIN } from '#app/forms/looks.ts';
import { Button } from '#app/ui/button.tsx';
import { PageRow } from '#app/ui/fold-row.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { inLanguage, languageOf } from '#domain/languages.ts';
import { EXAMPLE_NUMBER } from '#domain/orders/order-number.ts';
import { DATA_REQUEST_KINDS, DATA_REQUEST_LENGTHS } from '#domain/privacy/data-request.ts';
import type { DataRequestField, DataState } from '#server/pages/forms/form-state.ts';
import { FAULT_MESSAGES, REFUSAL_MESSAGES } from '../../forms/field-errors.messages.ts';
import { FormField, ProofField } from '../../forms/form-field.tsx';
import { WhatHappens } from '../../forms/what-happens.tsx';
import { DATA_MESSAGES } from './data.messages.ts';

const EMPTY: DataState = {
  form: 'data',
  values: { kind: 'copy', email: '', orderNumber: '', note: '' },
  faults: {},
};

const OPTION =
  'group relative grid grid-cols-[20px_1fr] gap-y-2 gap-x-14 py-16 px-18 [border-inline:1px_solid_var(--edge)] line-t first-of-type:edge-t last-of-type:edge-b first-of-type:rounded-t last-of-type:rounded-b bg-ground-raised lh-[1.4] cursor-pointer hover:[background:color-mix(in_srgb,var(--ground-raised),white_60%)] has-checked:z-1 has-checked:[outline:2px_solid_var(--copper)] has-checked:-outline-offset-1 has-focus-visible:z-2 has-focus-visible:focus-ring';
const OPTION_INPUT =
  'appearance-none size-18 mt-2 [border:1.5px_solid_var(--edge)] rounded-half outline-0 [cursor:inherit] checked:border-copper checked:[background:radial-gradient(var(--copper)_0_4.5px,transparent_5px)] forced-colors:appearance-auto';
const OPTION_NAME =
  'heading-17/[1.25] weight-650 ls-[-0.01em] group-hover:underline decoration-copper-fill underline-offset-[0.2em]';

/** Requests a copy, correction or deletion, and explains how long data is kept. */
export function DataPage({
  path,
  languages,
  state = EMPTY,
}: {
  path: string;
  languages: ReactNode;
  state?: DataState | undefined;
}) {
  const language = languageOf(path);
  const words = DATA_MESSAGES[language];
  const { values, faults, refused } = state;
  const order: readonly DataRequestField[] = ['email', 'orderNumber', 'note'];
  const firstFault = order.find((field) => faults[field]);
  const fieldOf = (name: Exclude<DataRequestField, 'kind'>) => {
    const fault = faults[name];
    return {
      id: name,
      value: values[name],
      maxLength: DATA_REQUEST_LENGTHS[name],
      fault: fault && FAULT_MESSAGES[language][fault],
      isFirst: name === firstFault,
    };
  };
  return (
    <>
      <PageTitle
        figure={words.figure}
        link={{ href: inLanguage('/privacy', language), label: words.policy }}
        title={words.title}
        aside={languages}
      />
      <div className="wrap pb-128 phone:pb-64">
        <div className="page-grid">
          <p className={FORM_LEAD}>{words.lead}</p>
        </div>
        <div className="page-grid">
          {/* The browser's own error texts would be in the browser's language. */}
          <form className={FORM_MAIN} method="post" action={path} data-proof="" noValidate>
            {refused ? <Notice className="mb-24">{REFUSAL_MESSAGES[language][refused]}</Notice> : null}
            <fieldset className="mb-24">
              <legend className="visually-hidden">{words.what}</legend>
              {DATA_REQUEST_KINDS.map((kind) => (
                <label key={kind} className={OPTION}>
                  <input
                    className={OPTION_INPUT}
                    type="radio"
                    name="kind"
                    value={kind}
                    defaultChecked={kind === values.kind}
                  />
                  <b className={OPTION_NAME}>{words.kinds[kind].label}</b>
                  <span className="col-2 text-muted type-15">{words.kinds[kind].note}</span>
                </label>
              ))}
            </fieldset>
            <FormField {...fieldOf('email')} label={words.email} type="email" autoComplete="email" required />
            <FormField
              {...fieldOf('orderNumber')}
              label={words.orderNumber[0]}
              aside={words.orderNumber[1]}
              placeholder={EXAMPLE_NUMBER}
              autoComplete="off"
            />
            <FormField {...fieldOf('note')} label={words.note[0]} aside={words.note[1]} rows={4} />
            <ProofField />
            <div className={FORM_BUTTONS}>
              <Button type="submit" wide data-proof-first="">
                {words.send}
              </Button>
            </div>
          </form>
          <WhatHappens heading={words.happens.heading} list={words.happens.list} />
        </div>
      </div>
      <PageRow id="kept" name={words.keep.heading} lines={[words.keep.line]} ends>
        <div className="page-grid">
          <table className="mono mono-13 col-[4/13] table-fixed cells:py-12 cells:pr-16 cells:line-b cells:align-top phone:col-span-full phone:type-11 phone:hyphens-auto">
            <thead>
              <tr>
                {words.keep.head.map((word) => (
                  <th key={word} scope="col" className="muted">
                    {word}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {words.keep.rows.map(([what, why, long]) => (
                <tr key={what}>
                  <th scope="row" className="weight-500">
                    {what}
                  </th>
                  <td className="muted">{why}</td>
                  <td className="weight-500">{long}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </PageRow>
    </>
  );
}

/** The same for every address, so that it does not reveal which ones have orders. */
export function DataSent({ path }: { path: string }) {
  const { figure, sent } = DATA_MESSAGES[languageOf(path)];
  return (
    <>
      <PageTitle figure={figure} title={sent.title} />
      <div className="wrap pb-128 phone:pb-64">
        <div className="page-grid">
          <p className={FORM_LEAD}>{sent.lead}</p>
        </div>
        <div className="page-grid">
          <p className={FORM_MAIN}>{sent.rest}</p>
        </div>
      </div>
    </>
  );
}
