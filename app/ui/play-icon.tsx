export const PLAY_PATH = 'M3.5 1.5 14 8 3.5 14.5z';
export const PAUSE_PATH = 'M3 2h3.5v12H3zM9.5 2H13v12H9.5z';

/** Play, or pause while something plays. */
export const PlayIcon = ({ isOn, size }: { isOn: boolean; size: number }) => (
  <svg viewBox="0 0 16 16" width={size} height={size} aria-hidden="true" fill="currentColor">
    <path d={isOn ? PAUSE_PATH : PLAY_PATH} />
  </svg>
);
