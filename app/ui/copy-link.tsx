import { useState } from 'react';
import { Button } from './button.tsx';
import { COPY_MESSAGES } from './copy-link.messages.ts';
import { Icon } from './icon.tsx';
import { useMessages } from './language.tsx';

/** Copies the page's address, which contains the choice, and confirms it. A new `subject` resets the state. */
export function CopyLink({ subject }: { subject: string }) {
  const words = useMessages(COPY_MESSAGES);
  const [done, setDone] = useState<{ state: 'ready' | 'copied' | 'refused'; subject: string }>();
  // A changed choice makes the copied address outdated.
  const state = done?.subject === subject ? done.state : 'ready';
  async function copy() {
    const copied = await navigator.clipboard.writeText(location.href).then(
      () => true,
      () => false,
    );
    setDone({ state: copied ? 'copied' : 'refused', subject });
  }
  return (
    <div className="[@media(scripting:none)]:hidden flex flex-wrap gap-y-8 gap-x-16 items-center min-h-44">
      <Button
        kind="quiet"
        small
        onClick={() => void copy().catch(() => setDone({ state: 'refused', subject }))}
      >
        {state === 'copied' ? <Icon name="check" /> : null}
        {words.copy}
      </Button>
      <p role="status" className="[&:empty]:absolute type-15">
        {words[state]}
      </p>
    </div>
  );
}
