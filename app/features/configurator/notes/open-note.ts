import { type NoteTopic, noteIdOf } from './note-topics.ts';

/**
 * Shows a note as a modal dialog: the browser keeps the focus inside, closes it on Escape and gives the focus back.
 * False where the page has no such note; then the link may do what links do.
 */
export function openNote(topic: NoteTopic): boolean {
  const note = document.getElementById(noteIdOf(topic));
  if (!(note instanceof HTMLDialogElement)) return false;
  if (note.open) return true;
  note.onclick = (event) => {
    const leaves = event.target instanceof Element && event.target.closest('[data-note=closes]');
    if (leaves) event.preventDefault();
    // The dialog itself is hit beside its contents only: on the backdrop.
    if (leaves || event.target === note) note.close();
  };
  // Opened by its address before this page was hydrated, it would stay as the address's target.
  note.onclose = () => {
    if (location.hash === `#${note.id}`) location.hash = 'step';
  };
  note.showModal();
  note.scrollTop = 0;
  return true;
}
