/** Whether single keys work on this computer: with them off, whoever speaks to it writes no commands by accident. */
const KEYS_OFF = 'workshop-keys';

export function areOff(): boolean {
  try {
    return localStorage.getItem(KEYS_OFF) === 'off';
  } catch {
    return false;
  }
}

export function keepSwitch(isOn: boolean): void {
  try {
    localStorage.setItem(KEYS_OFF, isOn ? 'on' : 'off');
  } catch {
    // Without storage it counts for this page alone.
  }
}

/** Whether a key writes here, or chooses; a tick takes no letters. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input:not([type="checkbox"], [type="radio"]), textarea, select'));
