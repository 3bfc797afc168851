/** Distance of the target field from the top of the window, px: room for its label and sticky elements. */
const FROM_TOP = 190;

export function goToField(id: string): void {
  const field = document.getElementById(id);
  const fold = field?.closest('details');
  if (fold) fold.open = true;
  if (!field) return;
  scrollTo({ top: scrollY + field.getBoundingClientRect().top - FROM_TOP, behavior: 'instant' });
  field.focus({ preventScroll: true });
}
