import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { NO_VAT_NUMBER, vatNumberDueWords } from '#domain/prices/vat-number-due.messages.ts';
import type { VatNumberDue } from '#domain/prices/vat-number-due.ts';
import { TextLink } from '../kit/link.tsx';
import { WARNING } from '../kit/section.tsx';
import { ENTER_VAT_NUMBER } from './vat-number-notice.messages.ts';

/** Says that a firm with only a tax number needs a VAT number, from when, and where to enter it. */
export function VatNumberNotice({ due }: { due: VatNumberDue | null }) {
  const language = useLanguage();
  const [missing, enter] = [useMessages(NO_VAT_NUMBER), useMessages(ENTER_VAT_NUMBER)];
  return due ? (
    <p className={WARNING} role="note">
      {vatNumberDueWords(due, language)} {missing} <TextLink label={enter} to="/workshop/company#vatId" />
    </p>
  ) : null;
}
