import { keep, readKept } from '#app/state/kept.ts';

/** Whether single keys work on this computer: with them off, whoever speaks to it writes no commands by accident. */
const KEYS_OFF = 'workshop-keys';

export const areOff = (): boolean => readKept(KEYS_OFF) === 'off';

export function keepSwitch(isOn: boolean): void {
  keep(KEYS_OFF, isOn ? 'on' : 'off');
}

/** Whether a key writes here, or chooses; a tick takes no letters. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input:not([type="checkbox"], [type="radio"]), textarea, select'));
