import { markHydrated } from '#app/islands/held-input.ts';
import { openLiveSound } from '#app/sound/open-live-sound.ts';
import { soundTrouble } from '#app/sound/sound-trouble.ts';
import { isAboutGuitar, readKept } from '#app/state/kept-guitar.ts';
import { type Guitar, readGuitar } from '#domain/guitar/guitar.ts';
import { guitarWords } from '#domain/guitar/guitar-words.ts';
import { sheetWords } from '#domain/guitar/sheet-words.ts';
import { voiceInGuitar } from '#domain/guitar/voice-in-guitar.ts';
import type { PieceId } from '#domain/listening/audio.ts';
import { resonanceDoubt } from '#domain/tone/doubt-band.ts';
import { kilohertzWithDoubt } from '#domain/tone/format-figures.ts';
import { resonance } from '#domain/tone/resonance.ts';
import type { Voice } from '#domain/tone/voice.ts';
import { loadHeard } from './load-heard.ts';
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
      state === 'loading' ? 'Fetching the playing …' : (soundTrouble(state, 'Listen', 'en') ?? '');
  });
  /** Both voices in the visitor's guitar, and what is said of it; curve and table stay on the sheet load. */
  function follow() {
    const guitar = readGuitar(new URLSearchParams(readKept()));
    const [own, modelled] = voices.map((voice) => voiceInGuitar(voice, guitar));
    if (!own || !modelled) return;
    sound.setVoices([own, modelled]);
    tellLoad(desk, own, own === voices[0] ? undefined : guitar);
  }
  follow();
  addEventListener('storage', (event) => {
    if (isAboutGuitar(event)) follow();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow();
  });
  // A page that comes back from the browser's memory shows what was chosen before.
  for (const [index, radio] of radios.entries()) if (radio.checked) sound.hear(index);
  markHydrated(desk);
}

/** Says in which load the pickup is heard, and where it resonates there: beside the figure of its sheet. */
function tellLoad(desk: HTMLElement, { circuit, load, doubt }: Voice, guitar: Guitar | undefined): void {
  const line = desk.querySelector('[data-guitar-line]');
  const heard = desk.querySelector('[data-load]');
  const [name, said, action, figure] = ['b', '.unit', 'u', 'p'].map((part) => line?.querySelector(part));
  if (!name || !said || !action || !figure || !heard) return;
  const { peaked, frequency_Hz, minus3dB_Hz } = resonance(circuit, load);
  heard.textContent = loadHeard(load);
  name.textContent = guitar ? 'In your guitar:' : 'Sheet load:';
  said.textContent = guitar ? guitarWords(guitar, 'en').join(', ') : sheetWords([load], 'en');
  action.textContent = guitar ? 'Change' : 'Set your guitar';
  const told = (hertz: number) => kilohertzWithDoubt(hertz, resonanceDoubt(circuit, load, doubt));
  figure.textContent = guitar
    ? `${peaked ? `Peak at ${told(frequency_Hz)}` : 'No peak'}, −3\u00a0dB at ${told(minus3dB_Hz)}. The curve keeps the sheet load.`
    : '';
}
