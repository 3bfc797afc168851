import type { Toast } from '#app/state/toasts.ts';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { InLanguages, Language } from '#domain/languages.ts';

const KINDS = {
  info: { icon: 'info', edge: 'border-forest', mark: 'text-forest' },
  success: { icon: 'check', edge: 'border-copper', mark: 'text-copper' },
  error: { icon: 'warning', edge: '[--ground:var(--wine)] border-[#552338]', mark: 'text-text' },
} as const;

const WORDS: InLanguages<{ error: string; go: string; dismiss: string }> = {
  en: { error: 'Error:', go: 'Go on', dismiss: 'Dismiss message' },
  de: { error: 'Fehler:', go: 'Weiter', dismiss: 'Meldung schließen' },
};

/**
 * The transient messages. Both live regions are in the page from the start, so that assistive technology announces
 * their content: errors at once, the rest politely. `hydrateToasts` fills them from the templates.
 */
export function ToastBar({ language = 'en' }: { language?: Language }) {
  return (
    <div
      className={cx(
        'fixed z-50 left-margin w-[min(440px,100vw_-_2_*_var(--margin))] pointer-events-none paper:hidden',
        // Elements at the bottom edge publish their heights: a page's own bar, the consent choice.
        'bottom-[calc(20px_+_max(var(--bottom-bar,0px),var(--ckb,0px),var(--ckb-stage,0px))_+_env(safe-area-inset-bottom))]',
      )}
      data-messages=""
    >
      <div role="status" className="grid gap-10" />
      <div role="alert" className="grid gap-10 [:not(:empty)+&:not(:empty)]:mt-10" />
      {(['info', 'success', 'error'] as const).map((type) => (
        <template key={type} data-message={type}>
          <Note type={type} words={WORDS[language]} />
        </template>
      ))}
    </div>
  );
}

function Note({ type, words }: { type: Toast['type']; words: (typeof WORDS)[Language] }) {
  const { icon, edge, mark } = KINDS[type];
  return (
    <div
      className={cx(
        'on-ink flex gap-14 items-center min-h-56 py-5 pr-6 pl-14 rounded weight-500 lh-[1.3] pointer-events-auto animate-arrive',
        '[border-style:solid] [border-width:0_0_0_4px]',
        edge,
      )}
    >
      <Icon name={icon} size={18} className={mark} />
      {type === 'error' ? <span className="visually-hidden">{words.error}</span> : null}
      <p className="flex-1 min-w-0 py-6" />
      <a
        className="inline-flex flex-none items-center min-h-44 type-15 underline decoration-1 underline-offset-[0.22em] hover:decoration-2"
        href="/"
      >
        {words.go}
      </a>
      <button type="button" className="grid flex-none place-items-center w-44 h-44 [a+&]:-ml-8">
        <Icon name="close" size={11} />
        <span className="visually-hidden">{words.dismiss}</span>
      </button>
    </div>
  );
}
