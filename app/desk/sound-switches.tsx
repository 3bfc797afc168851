import type { ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import styles from './sound-switches.module.css';
import { Switch } from './switch.tsx';

interface SoundSwitchesProps {
  drive: boolean;
  onDrive: (on: boolean) => void;
  /** Undefined where levels are always matched. */
  output: { readonly on: boolean; readonly onChange: (on: boolean) => void } | undefined;
  /** A cell of another kind. */
  children?: ReactNode;
  /** Undefined where a hum would tell what it comes from. */
  noise: { readonly on: boolean; readonly onChange: (on: boolean) => void } | undefined;
}

/** How one listens: level, amp, and with or without the names. */
export function SoundSwitches({ drive, onDrive, output, noise, children }: SoundSwitchesProps) {
  return (
    <div className={styles.switches}>
      {output ? (
        <Switch
          id="true-output"
          label="True output"
          note="Off, all play equally loud: louder must not pass for better."
          on={output.on}
          onChange={output.onChange}
        />
      ) : (
        <div>
          <p className="flex items-center min-h-44 weight-600">Levels matched</p>
          <p className={cx(styles.note, 'max-w-[36em] mt-2 text-muted type-15 lh-[1.45]')}>
            Loudness tells nothing here.
          </p>
        </div>
      )}
      <Switch
        id="drive"
        label="Drive"
        note="An amp that breaks up. It hides most of the difference: compare clean first."
        on={drive}
        onChange={onDrive}
      />
      {noise && (
        <Switch
          id="noise"
          label="Hum and hiss"
          note="What is there while nobody plays. Two coils cancel it."
          {...noise}
        />
      )}
      {children}
    </div>
  );
}
