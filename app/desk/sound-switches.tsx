import type { ReactNode } from 'react';
import { useMessages } from '#app/ui/language.tsx';
import { DESK_MESSAGES } from './desk.messages.ts';
import { Switch } from './switch.tsx';

interface SoundSwitchesProps {
  drive: boolean;
  onDrive: (on: boolean) => void;
  /** Undefined if levels are always matched. */
  output: { readonly on: boolean; readonly onChange: (on: boolean) => void } | undefined;
  children?: ReactNode;
  /** Undefined if hum would reveal the pickup. */
  noise: { readonly on: boolean; readonly onChange: (on: boolean) => void } | undefined;
}

/** Listening settings: level, amp and hum. */
export function SoundSwitches({ drive, onDrive, output, noise, children }: SoundSwitchesProps) {
  const words = useMessages(DESK_MESSAGES);
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(230px,1fr))] gap-y-24 gap-x-gutter pt-16 line-t phone:grid-cols-[minmax(0,1fr)] phone:gap-16 [@media(scripting:none)]:hidden">
      {output ? (
        <Switch id="true-output" {...words.output} {...output} />
      ) : (
        <div>
          <p className="flex items-center min-h-44 weight-600">{words.matched.label}</p>
          <p className="max-w-[36em] mt-2 text-muted type-15 lh-[1.45]">{words.matched.note}</p>
        </div>
      )}
      <Switch id="drive" {...words.drive} on={drive} onChange={onDrive} />
      {noise && <Switch id="noise" {...words.noise} {...noise} />}
      {children}
    </div>
  );
}
