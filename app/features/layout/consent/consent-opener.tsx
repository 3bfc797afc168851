import type { Language } from '#domain/languages.ts';
import { CONSENT_MESSAGES } from './consent.messages.ts';
import styles from './consent-bar.module.css';

/** Opens the choice again, from the foot of every page. Without JavaScript there is none, and nothing to ask for. */
export function ConsentOpener({ language }: { language: Language }) {
  return (
    <button type="button" className={styles.opener} data-strip="consent-asked">
      {CONSENT_MESSAGES[language].name}
    </button>
  );
}
