import { YOUR_GUITAR_MESSAGES } from '#app/guitar/guitar.messages.ts';
import { markHydrated } from '#app/islands/held-input.ts';
import { openLiveSound } from '#app/sound/open-live-sound.ts';
import { soundTrouble } from '#app/sound/sound-trouble.ts';
import { followKept, GUITAR_KEY, readKept } from '#app/state/kept.ts';
import { languageHere } from '#app/state/words-here.ts';
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
import { OWN_SOUND } from './own-sound.messages.ts';
import type { OwnVoicesSound } from './own-sound-props.ts';

/** Plays a pickup: the button, the choice of voice and of piece. No sound is loaded before the press. */
export function hydrateOwnSound(desk: HTMLElement): void {
  const { voices, takes } = JSON.parse(desk.dataset.ownSound ?? '') as OwnVoicesSound;
  const button = desk.querySelector('button');
  const piece = desk.querySelector('select');
  const status = desk.querySelector('[role="status"]');
  if (!button || !piece || !status) return;
  const language = languageHere();
  const words = OWN_SOUND[language];
  const sound = openLiveSound({
    takes,
    voices,
    piece: piece.value as PieceId,
    // Levels are not matched: the measured pickup is heard at its true level.
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
    if (verb) verb.textContent = isOn ? words.pause : words.listen;
    status.textContent =
      state === 'loading' ? words.fetching : (soundTrouble(state, words.listen, language) ?? '');
  });
  /** Puts both voices and their text into the visitor's guitar; curve and table stay on the sheet load. */
  function follow() {
    const guitar = readGuitar(new URLSearchParams(readKept(GUITAR_KEY) ?? ''));
    const [own, modelled] = voices.map((voice) => voiceInGuitar(voice, guitar));
    if (!own || !modelled) return;
    sound.setVoices([own, modelled]);
    tellLoad(desk, own, own === voices[0] ? undefined : guitar);
  }
  follow();
  followKept([GUITAR_KEY], follow);
  // A restored page shows the earlier choice.
  for (const [index, radio] of radios.entries()) if (radio.checked) sound.hear(index);
  markHydrated(desk);
}

/** Shows the load of the pickup and its resonance in it, beside the figure of its sheet. */
function tellLoad(desk: HTMLElement, { circuit, load, doubt }: Voice, guitar: Guitar | undefined): void {
  const line = desk.querySelector('[data-guitar-line]');
  const heard = desk.querySelector('[data-load]');
  const [name, said, action, figure] = ['b', '.unit', 'u', 'p'].map((part) => line?.querySelector(part));
  if (!name || !said || !action || !figure || !heard) return;
  const language = languageHere();
  const { inYours, sheet, change, set } = YOUR_GUITAR_MESSAGES[language];
  const { peaked, frequency_Hz, minus3dB_Hz } = resonance(circuit, load);
  heard.textContent = loadHeard(load, language);
  name.textContent = `${guitar ? inYours('guitar') : sheet}:`;
  said.textContent = guitar ? guitarWords(guitar, language).join(', ') : sheetWords([load], language);
  action.textContent = guitar ? change : set('guitar');
  const resonanceText = (hertz: number) =>
    kilohertzWithDoubt(hertz, resonanceDoubt(circuit, load, doubt), language);
  figure.textContent = guitar
    ? OWN_SOUND[language].peak(peaked ? resonanceText(frequency_Hz) : undefined, resonanceText(minus3dB_Hz))
    : '';
}
