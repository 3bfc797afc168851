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
 * what comes into them: errors at once, the rest when there is a pause. `hydrateMessages` fills them from the
 * templates.
 */
export function MessageBar({ language = 'en' }: { language?: Language }) {
  return (
    <div className={cx(styles.bar, 'paper:hidden')} data-messages="">
      <div role="status" className={cx(styles.region, 'grid gap-10')} />
      <div role="alert" className={cx(styles.region, 'grid gap-10')} />
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
      <Icon name={ICONS[type]} size={18} className={cx(styles.icon, 'text-forest')} />
      {type === 'error' ? <span className="visually-hidden">{words.error}</span> : null}
      <p className="flex-1 min-w-0 py-6" />
      {/* Address and words come with the message. */}
      <a className={styles.action} href="/">
        {words.go}
      </a>
      <button type="button" className={cx(styles.dismiss, 'grid flex-none place-items-center w-44 h-44')}>
        <Icon name="close" size={11} />
        <span className="visually-hidden">{words.dismiss}</span>
      </button>
    </div>
  );
}
