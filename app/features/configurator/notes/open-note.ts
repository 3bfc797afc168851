import { type NoteTopic, noteIdOf } from './note-topics.ts';

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
