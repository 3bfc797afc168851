import type { BuildStepId } from '#domain/configurator/record.ts';

/** Topics of the configurators' info overlays: heading, and the step that opens it. */
export const NOTE_TOPICS = {
  covers: { title: 'Why we prefer open Covers', step: 'Pickup Cover' },
  dogear: { title: 'Dogear Or Soapbar', step: 'Pickup Cover' },
  colours: { title: 'Colour Won’t Change Your Tone', step: 'Pickup Color' },
  spacing: { title: 'Neck Spacing Or Bridge Spacing', step: 'Pole Spacing' },
  output: { title: 'Hand Wound To Fit Your Needs', step: 'Output Level' },
  coils: { title: 'Matched Coils Or Unmatched Coils', step: 'Coil Matching' },
  potting: { title: 'To Pot Or Not To Pot', step: 'Wax Potting' },
  wiring: { title: '3 Wires Or 5 Wires?', step: 'Wiring' },
  magnets: { title: 'Magnets', step: 'Magnet' },
  sheet: { title: 'How To Read These Figures', step: 'Overview' },
} as const satisfies Record<string, { readonly title: string; readonly step: string }>;
export type NoteTopic = keyof typeof NOTE_TOPICS;

/** The topic of each step's info control. */
export const STEP_NOTES: Readonly<Record<BuildStepId, NoteTopic>> = {
  pickup: 'dogear',
  cover: 'covers',
  model: 'covers',
  color: 'colours',
  spacing: 'spacing',
  output: 'output',
  coils: 'coils',
  potting: 'potting',
  wiring: 'wiring',
  magnet: 'magnets',
  overview: 'sheet',
};

/** Id of a topic's dialog, the link target without JavaScript. */
export const noteIdOf = (topic: NoteTopic): string => `note-${topic}`;

/**
 * Opens a note as a modal dialog: the browser keeps the focus inside, closes it on Escape and returns the focus.
 * Returns false if the page has no such note; then the link navigates.
 */
export function openNote(topic: NoteTopic): boolean {
  const note = document.getElementById(noteIdOf(topic));
  if (!(note instanceof HTMLDialogElement)) return false;
  if (note.open) return true;
  note.onclick = (event) => {
    const leaves = event.target instanceof Element && event.target.closest('[data-note=closes]');
    if (leaves) event.preventDefault();
    // Clicks on the contents have another target, so the dialog itself means the backdrop.
    if (leaves || event.target === note) note.close();
  };
  // A note opened by the address before hydration would stay visible as its target.
  note.onclose = () => {
    if (location.hash === `#${note.id}`) location.hash = 'step';
  };
  note.showModal();
  note.scrollTop = 0;
  return true;
}
