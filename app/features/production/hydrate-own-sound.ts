import { markHydrated } from '#app/islands/held-input.ts';
import { openLiveSound } from '#app/sound/open-live-sound.ts';
import { soundTrouble } from '#app/sound/sound-trouble.ts';
import type { PieceId } from '#domain/listening/audio.ts';
import type { OwnSound } from './own-sound-props.ts';

/**
 * Lets a pickup be heard: its button, which of both voices, which piece. Before the button is pressed nothing of a sound
 * is loaded.
 */
export function hydrateOwnSound(desk: HTMLElement): void {
  const { voices, takes } = JSON.parse(desk.dataset.ownSound ?? '') as OwnSound;
  const button = desk.querySelector('button');
  const piece = desk.querySelector('select');
  const status = desk.querySelector('[role="status"]');
  if (!button || !piece || !status) return;
  const sound = openLiveSound({
    takes,
    voices,
    piece: piece.value as PieceId,
    // Neither is made as loud as the other: what was measured is heard as it is.
    trueOutput: true,
  });

  button.addEventListener('click', () => {
    const isOn = /playing|loading/.test(sound.getState().status);
    if (isOn) sound.pause();
    else void sound.play();
  });
  piece.addEventListener('change', () => sound.setPiece(piece.value as PieceId));
  const radios = desk.querySelectorAll<HTMLInputElement>('input[type="radio"]');
  for (const [index, radio] of radios.entries()) radio.addEventListener('change', () => sound.hear(index));

  sound.subscribe(() => {
    const state = sound.getState().status;
    const isOn = state === 'playing' || state === 'loading';
    desk.toggleAttribute('data-on', isOn);
    const verb = button.querySelector('span');
    if (verb) verb.textContent = isOn ? 'Pause' : 'Listen';
    status.textContent =
      state === 'loading' ? 'Fetching the playing …' : (soundTrouble(state, 'Listen') ?? '');
  });
  // A page that comes back from the browser's memory shows what was chosen before.
  for (const [index, radio] of radios.entries()) if (radio.checked) sound.hear(index);
  markHydrated(desk);
}
