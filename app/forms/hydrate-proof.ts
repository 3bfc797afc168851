/** Longest wait for a proof, in ms. A form without one is accepted under a stricter rate limit. */
const PATIENCE_MS = 8000;

/**
 * Computes a form's proof of work in the background from the first touch on. A visitor who submits earlier waits for
 * it.
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
        // A form is accepted without a proof.
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

  // A page restored from the back/forward cache contains a spent proof.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    field.value = '';
    work = undefined;
    isOver = false;
    form.addEventListener('focusin', begin, { once: true });
  });
}
