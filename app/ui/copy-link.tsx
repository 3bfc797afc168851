import { useState } from 'react';
import { Button } from './button.tsx';
import { COPY_MESSAGES } from './copy-link.messages.ts';
import { Icon } from './icon.tsx';
import { useMessages } from './language.tsx';

/** Puts the page's address, which holds the choice, on the clipboard and says so. `subject` starts anew. */
export function CopyLink({ subject }: { subject: string }) {
  const words = useMessages(COPY_MESSAGES);
  const [done, setDone] = useState<{ state: 'ready' | 'copied' | 'refused'; subject: string }>();
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
