/** How far from the top of the window a field stands that was jumped to, in pixels: below its label and what is sticky. */
const FROM_TOP = 190;

/** Brings a field of the checkout into view, unfolds what hides it, and puts the cursor into it. */
export function goToField(id: string): void {
  const field = document.getElementById(id);
  const fold = field?.closest('details');
  if (fold) fold.open = true;
  if (!field) return;
  scrollTo({ top: scrollY + field.getBoundingClientRect().top - FROM_TOP, behavior: 'instant' });
  field.focus({ preventScroll: true });
}
