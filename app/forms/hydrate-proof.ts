/** Nobody waits longer for a proof than this, in milliseconds: without one a form is counted more strictly, and that is all. */
const PATIENCE_MS = 8000;

/**
 * Has a form's proof of work worked out while somebody fills it in, from the first touch on: nothing to see, to click or
 * to read. Whoever is faster waits for it with the button that needs it.
 */
export function hydrateProof(form: HTMLFormElement): void {
  const field = form.elements.namedItem('proof');
  if (!(field instanceof HTMLInputElement)) return;
  let work: Promise<void> | undefined;
  let isOver = false;

  const begin = () => {
    if (field.value) return;
    work ??= import('./work-out-proof.ts')
      .then(({ workOutProof }) => workOutProof(PATIENCE_MS))
      .then(
        (proof) => {
          field.value = proof;
        },
        // A form counts without one, too.
        () => {},
      )
      .then(() => {
        isOver = true;
      });
  };
  for (const sign of ['focusin', 'pointerdown', 'input']) form.addEventListener(sign, begin, { once: true });

  form.addEventListener('submit', (event) => {
    const { submitter } = event;
    if (field.value || isOver || !submitter?.hasAttribute('data-proof-first')) return;
    event.preventDefault();
    begin();
    submitter.ariaBusy = 'true';
    const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    void Promise.race([work, late]).then(() => {
      isOver = true;
      submitter.ariaBusy = null;
      form.requestSubmit(submitter);
    });
  });

  // A page out of the browser's memory holds a proof that is spent.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    field.value = '';
    work = undefined;
    isOver = false;
    form.addEventListener('focusin', begin, { once: true });
  });
}
