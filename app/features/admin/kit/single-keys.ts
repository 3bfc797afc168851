import { keep, readKept } from '#app/state/kept.ts';

/** Whether single keys work on this computer. Disabled, speech input triggers no shortcuts by accident. */
const KEYS_OFF = 'workshop-keys';

export const areOff = (): boolean => readKept(KEYS_OFF) === 'off';

export function keepSwitch(isOn: boolean): void {
  keep(KEYS_OFF, isOn ? 'on' : 'off');
}

/** Whether a key types or chooses in this element; a checkbox takes no letters. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input:not([type="checkbox"], [type="radio"]), textarea, select'));
