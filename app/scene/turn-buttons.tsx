import { cx } from '#app/ui/cx.ts';
import { Icon, type IconName } from '#app/ui/icon.tsx';
import { useMessages } from '#app/ui/language.tsx';
import { type Pose, STEP } from './orbit.ts';
import { SCENE_MESSAGES } from './scene.messages.ts';

interface TurnButtonsProps {
  className?: string | undefined;
  disabled: boolean;
  spinning: boolean;
  onTurn: (by: Pose) => void;
  onSpin: (on: boolean) => void;
}

const BUTTONS: readonly {
  label: 'turnLeft' | 'turnRight' | 'tiltUp' | 'tiltDown';
  icon: IconName;
  by: Pose;
}[] = [
  { label: 'turnLeft', icon: 'arrow-left', by: { turn: -STEP.turn, tilt: 0 } },
  { label: 'turnRight', icon: 'arrow-right', by: { turn: STEP.turn, tilt: 0 } },
  { label: 'tiltUp', icon: 'arrow-up', by: { turn: 0, tilt: STEP.tilt } },
  { label: 'tiltDown', icon: 'arrow-down', by: { turn: 0, tilt: -STEP.tilt } },
];

const BUTTON = 'grid place-items-center w-48 h-44 not-first:line-l hover:bg-ground-raised';

export function TurnButtons({ className, disabled, spinning, onTurn, onSpin }: TurnButtonsProps) {
  const words = useMessages(SCENE_MESSAGES);
  const spin = spinning ? words.pause : words.play;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend does not fit into a row of buttons
    <div className={cx('flex edge rounded', className)} role="group" aria-label={words.turn}>
      {BUTTONS.map(({ label, icon, by }) => (
        <button
          key={label}
          type="button"
          className={BUTTON}
          aria-label={words[label]}
          title={words[label]}
          disabled={disabled}
          onClick={() => onTurn(by)}
        >
          <Icon name={icon} />
        </button>
      ))}
      <button
        type="button"
        className={BUTTON}
        aria-label={spin}
        title={spin}
        disabled={disabled}
        onClick={() => onSpin(!spinning)}
      >
        <svg viewBox="0 0 14 14" width={14} height={14} fill="currentColor" aria-hidden="true">
          <path d={spinning ? 'M2 1h3.5v12H2zM8.5 1H12v12H8.5z' : 'M2.5 .8 13 7 2.5 13.2z'} />
        </svg>
      </button>
    </div>
  );
}
