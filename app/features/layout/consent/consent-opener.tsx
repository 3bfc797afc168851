import { cx } from '#app/ui/cx.ts';
import type { Language } from '#domain/languages.ts';
import { CONSENT_MESSAGES } from './consent.messages.ts';

/** Opens the choice again, from the foot of every page. Needs JavaScript, like the choice itself. */
export function ConsentOpener({ language, className }: { language: Language; className?: string }) {
  return (
    <button
      type="button"
      className={cx('[:root:not([data-consent])_&]:hidden paper:hidden', className)}
      data-strip="consent-asked"
    >
      {CONSENT_MESSAGES[language].name}
    </button>
  );
}
