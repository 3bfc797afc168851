import type { LiveState } from '#app/sound/live-sound.ts';
import { Button } from '#app/ui/button.tsx';
import { useMessages } from '#app/ui/language.tsx';
import { DESK_MESSAGES } from './desk.messages.ts';

export function PlayButton({
  status,
  onPlay,
  onPause,
}: {
  status: LiveState['status'];
  onPlay: () => void;
  onPause: () => void;
}) {
  const words = useMessages(DESK_MESSAGES);
  const on = status === 'playing' || status === 'loading';
  return (
    <Button className="[&_svg]:flex-none w-full px-12" onClick={on ? onPause : onPlay}>
      <svg viewBox="0 0 16 16" width={16} height={16} aria-hidden="true" fill="currentColor">
        <path d={on ? 'M3 2h3.5v12H3zM9.5 2H13v12H9.5z' : 'M3.5 1.5 14 8 3.5 14.5z'} />
      </svg>
      {on ? words.pause : words.play}
    </Button>
  );
}
