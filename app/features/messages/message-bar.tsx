import type { Message } from '#app/state/messages.ts';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { InLanguages, Language } from '#domain/languages.ts';
import styles from './message-bar.module.css';

const ICONS = { info: 'info', success: 'check', error: 'warning' } as const;

const WORDS: InLanguages<{ error: string; go: string; dismiss: string }> = {
  en: { error: 'Error:', go: 'Go on', dismiss: 'Dismiss message' },
  de: { error: 'Fehler:', go: 'Weiter', dismiss: 'Meldung schließen' },
};

/**
 * The transient messages. Both regions stand in the page from the start, so that assistive technology hears
 * what comes into them: errors at once, the rest when there is a pause. `wakeMessages` fills them from the
 * templates.
 */
export function MessageBar({ language = 'en' }: { language?: Language }) {
  return (
    <div className={styles.bar} data-messages="">
      <div role="status" className={styles.region} />
      <div role="alert" className={styles.region} />
      {(['info', 'success', 'error'] as const).map((type) => (
        <template key={type} data-message={type}>
          <Note type={type} words={WORDS[language]} />
        </template>
      ))}
    </div>
  );
}

function Note({ type, words }: { type: Message['type']; words: (typeof WORDS)[Language] }) {
  return (
    <div className={cx('on-ink', styles.note, styles[type])}>
      <Icon name={ICONS[type]} size={18} className={styles.icon} />
      {type === 'error' ? <span className="visually-hidden">{words.error}</span> : null}
      <p className={styles.text} />
      {/* Address and words come with the message. */}
      <a className={styles.action} href="/">
        {words.go}
      </a>
      <button type="button" className={styles.dismiss}>
        <Icon name="close" size={11} />
        <span className="visually-hidden">{words.dismiss}</span>
      </button>
    </div>
  );
}
