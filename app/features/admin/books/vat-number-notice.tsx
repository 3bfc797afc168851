import { VAT_NUMBER_MISSING, vatNumberDueWords } from '#domain/prices/vat-number-due.messages.ts';
import type { VatNumberDue } from '#domain/prices/vat-number-due.ts';
import look from '../look.module.css';
import refusal from '../refusal.module.css';

/** Says that a firm with a tax number alone needs a VAT number, from when, and where it is entered. */
export const VatNumberNotice = ({ due }: { due: VatNumberDue | null }) =>
  due ? (
    <p className={refusal.trouble} role="note">
      {vatNumberDueWords(due)} {VAT_NUMBER_MISSING}{' '}
      <a className={look.link} href="/workshop/company#vatId">
        Enter the VAT number
      </a>
    </p>
  ) : null;
