import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Notice } from '#app/ui/notice.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Section } from '#app/ui/section.tsx';
import { inLanguage, languageOf } from '#domain/languages.ts';
import { EXAMPLE_NUMBER } from '#domain/orders/order-number.ts';
import { DATA_REQUEST_KINDS, DATA_REQUEST_LENGTHS } from '#domain/privacy/data-request.ts';
import type { DataField, DataState } from '#server/pages/forms/form-state.ts';
import { FAULT_MESSAGES, REFUSAL_MESSAGES } from '../../forms/field-errors.messages.ts';
import styles from '../../forms/form.module.css';
import { FormField } from '../../forms/form-field.tsx';
import { ProofField } from '../../forms/proof-field.tsx';
import { WhatHappens } from '../../forms/what-happens.tsx';
import { DATA_MESSAGES } from './data.messages.ts';

const EMPTY: DataState = {
  form: 'data',
  values: { kind: 'copy', email: '', orderNumber: '', note: '' },
  faults: {},
};

/** Ask for a copy, a correction or deletion, and read what is kept for how long. */
export function DataPage({
  path,
  languages,
  state = EMPTY,
}: {
  path: string;
  /** The choice of language. */
  languages: ReactNode;
  state?: DataState | undefined;
}) {
  const language = languageOf(path);
  const words = DATA_MESSAGES[language];
  const { values, faults, refused } = state;
  const order: readonly DataField[] = ['email', 'orderNumber', 'note'];
  const firstFault = order.find((field) => faults[field]);
  const fieldOf = (name: Exclude<DataField, 'kind'>) => {
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
          <p className={cx('lead', styles.lead)}>{words.lead}</p>
        </div>
        <div className="page-grid">
          {/* The browser's own words for a fault would be in the browser's language. */}
          <form className={styles.main} method="post" action={path} data-proof="" noValidate>
            {refused ? <Notice className="mb-24">{REFUSAL_MESSAGES[language][refused]}</Notice> : null}
            <fieldset className="mb-24">
              <legend className="visually-hidden">{words.what}</legend>
              {DATA_REQUEST_KINDS.map((kind) => (
                <label key={kind} className={styles.option}>
                  <input type="radio" name="kind" value={kind} defaultChecked={kind === values.kind} />
                  <b>{words.kinds[kind].label}</b>
                  <span>{words.kinds[kind].note}</span>
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
            <div className={styles.buttons}>
              <Button type="submit" wide data-proof-first="">
                {words.send}
              </Button>
            </div>
          </form>
          <WhatHappens heading={words.happens.heading} list={words.happens.list}>
            <p className="mono muted mt-16 text-balance">{words.happens.same}</p>
          </WhatHappens>
        </div>
      </div>
      <Section id="kept" figure={words.keep.figure} lines={[words.keep.line]} heading={words.keep.heading}>
        <div className="page-grid">
          <table className={cx('mono mono-13', styles.table)}>
            <thead>
              <tr>
                {words.keep.head.map((word) => (
                  <th key={word} scope="col">
                    {word}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {words.keep.rows.map(([what, why, long]) => (
                <tr key={what}>
                  <th scope="row">{what}</th>
                  <td>{why}</td>
                  <td>{long}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Section>
    </>
  );
}

/** After a request was sent; the same for every address. */
export function DataSent({ path }: { path: string }) {
  const { figure, sent } = DATA_MESSAGES[languageOf(path)];
  return (
    <>
      <PageTitle figure={figure} title={sent.title} />
      <div className="wrap pb-128 phone:pb-64">
        <div className="page-grid">
          <p className={cx('lead', styles.lead)}>{sent.lead}</p>
        </div>
        <div className="page-grid">
          <p className={styles.main}>{sent.rest}</p>
        </div>
      </div>
    </>
  );
}
