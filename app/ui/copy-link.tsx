import { useState } from 'react';
import { cx } from '#app/ui/cx.ts';
import { Button } from './button.tsx';
import styles from './copy-link.module.css';
import { Icon } from './icon.tsx';

const WORDS = {
  ready: '',
  copied: 'Copied.',
  refused: 'Your browser did not let us. The link is in the address bar.',
} as const;

/** Puts the page's address, which holds the choice, on the clipboard and says so. `subject` starts anew. */
export function CopyLink({ subject }: { subject: string }) {
  const [done, setDone] = useState<{ state: keyof typeof WORDS; subject: string }>();
  // What was copied is no longer what is chosen once the choice changes.
  const state = done?.subject === subject ? done.state : 'ready';
  async function copy() {
    const copied = await navigator.clipboard.writeText(location.href).then(
      () => true,
      () => false,
    );
    setDone({ state: copied ? 'copied' : 'refused', subject });
  }
  return (
    <div className={cx(styles.copy, 'flex flex-wrap gap-y-8 gap-x-16 items-center min-h-44')}>
      <Button
        kind="quiet"
        small
        onClick={() => void copy().catch(() => setDone({ state: 'refused', subject }))}
      >
        {state === 'copied' ? <Icon name="check" /> : null}
        Copy link
      </Button>
      <p role="status" className={cx(styles.words, 'type-15')}>
        {WORDS[state]}
      </p>
    </div>
  );
}
