import type { Ref } from 'react';
import { Button } from '#app/ui/button.tsx';
import { useMessages } from '#app/ui/language.tsx';
import { DESK_MESSAGES } from '../desk.messages.ts';

interface BlindEntryProps {
  ref: Ref<HTMLButtonElement>;
  possible: boolean;
  failed: boolean;
  onStart: () => void;
}

export function BlindEntry({ ref, possible, failed, onStart }: BlindEntryProps) {
  const words = useMessages(DESK_MESSAGES).blind;
  return (
    <div className="phone:mt-8">
      <Button
        ref={ref}
        kind="quiet"
        small
        className="disabled:edge-dashed disabled:[background:none] disabled:text-muted"
        disabled={!possible}
        onClick={onStart}
      >
        {words.start}
      </Button>
      <p className="max-w-[36em] mt-8 text-muted type-15 lh-[1.45]" role="status">
        {failed ? words.failed : possible ? words.possible : words.impossible}
      </p>
    </div>
  );
}
