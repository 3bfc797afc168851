/** Puts what a button stands for (`data-copy`) on the clipboard, and says so where its word stood. */
export function wakeCopy(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
    const words = button.querySelector('[data-copy-words]');
    const say = (text: string) => words?.replaceChildren(text);
    button.addEventListener('click', async () => {
      const copied = await navigator.clipboard?.writeText(button.dataset.copy ?? '').then(
        () => true,
        () => false,
      );
      // Without a clipboard the code itself can be marked and copied by hand.
      say(copied ? 'Copied' : 'Mark it and copy');
      setTimeout(() => say('Copy'), 4000);
    });
  }
}
