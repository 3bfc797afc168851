import type { ReactNode } from 'react';
import { FAULT_MESSAGES, REFUSAL_MESSAGES } from '#app/forms/field-errors.messages.ts';
import { FormField, ProofField } from '#app/forms/form-field.tsx';
import { FORM_BUTTONS, FORM_LEAD, FORM_MAIN, FORM_NOTE } from '#app/forms/looks.ts';
import { WhatHappens } from '#app/forms/what-happens.tsx';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { languageOf } from '#domain/languages.ts';
import { keysOf } from '#domain/records.ts';
import { REPAIR_LENGTHS, type RepairField } from '#domain/repairs/repair.ts';
import type { RepairState } from '#server/pages/forms/form-state.ts';
import { REPAIR_MESSAGES } from './repair.messages.ts';

const AUTO_COMPLETE: Partial<
  Record<RepairField, 'name' | 'email' | 'address-line1' | 'postal-code' | 'address-level2'>
> = {
  name: 'name',
  email: 'email',
  line1: 'address-line1',
  postal_code: 'postal-code',
  city: 'address-level2',
};

/** Asks for a repair number, and says before what a refused quote costs. */
export function RepairPage({
  path,
  state,
  serial,
  languages,
}: {
  path: string;
  state: RepairState | undefined;
  /** Serial number of the passport that led here; may be empty. */
  serial: string;
  languages: ReactNode;
}) {
  const language = languageOf(path);
  const words = REPAIR_MESSAGES[language];
  const { faults = {}, refused, values } = state ?? {};
  const fields = keysOf(words.fields);
  const firstFault = fields.find((field) => faults[field]);
  return (
    <>
      <PageTitle figure={words.figure} title={words.title} aside={languages} />
      <div className="wrap pb-128 phone:pb-64">
        <div className="page-grid">
          <p className={FORM_LEAD}>{words.lead}</p>
        </div>
        <div className="page-grid">
          {/* The browser's own error texts would be in the browser's language. */}
          <form className={FORM_MAIN} method="post" action={path} data-proof="" noValidate>
            {refused ? <Notice className="mb-24">{REFUSAL_MESSAGES[language][refused]}</Notice> : null}
            {fields.map((field) => {
              const [label, aside] = words.fields[field] as readonly [string, string?];
              const fault = faults[field];
              return (
                <FormField
                  key={field}
                  id={field}
                  label={label}
                  aside={aside}
                  value={values?.[field] ?? (field === 'pickup' ? serial : '')}
                  maxLength={REPAIR_LENGTHS[field]}
                  fault={fault && (fault === 'no parcel' ? words.noParcel : FAULT_MESSAGES[language][fault])}
                  isFirst={field === firstFault}
                  type={field === 'email' ? 'email' : 'text'}
                  autoComplete={AUTO_COMPLETE[field] ?? 'off'}
                  required
                  {...(field === 'fault' && { rows: 4 })}
                />
              );
            })}
            <label className="flex items-center gap-12 min-h-44">
              <input
                type="checkbox"
                name="isClaimed"
                value="yes"
                defaultChecked={values?.isClaimed === 'yes'}
                className="flex-none size-20 accent-copper-fill"
              />
              {words.claimed}
            </label>
            <ProofField />
            <p className="mt-16">{words.agrees}</p>
            <div className={FORM_BUTTONS}>
              <Button type="submit" wide data-proof-first="">
                {words.send}
              </Button>
            </div>
          </form>
          <WhatHappens heading={words.happens.heading} list={words.happens.list}>
            <p className={FORM_NOTE}>{words.happens.covered}</p>
          </WhatHappens>
        </div>
      </div>
    </>
  );
}

export function RepairSaid({ path, what }: { path: string; what: 'sent' | 'unknown' }) {
  const words = REPAIR_MESSAGES[languageOf(path)];
  return (
    <>
      <PageTitle figure={words.figure} title={words[what].title} />
      <div className="wrap pb-128 phone:pb-64">
        <div className="page-grid">
          <p className={FORM_LEAD}>{words[what].lead}</p>
        </div>
      </div>
    </>
  );
}
