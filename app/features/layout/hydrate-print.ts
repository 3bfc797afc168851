/** Shows the buttons that print the section they stand in, and nothing else of the page (`[data-printing]`). */
export function hydratePrint(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-print]')) {
    button.hidden = false;
    button.addEventListener('click', () => {
      const sheet = button.closest('section');
      sheet?.setAttribute('data-printing', '');
      // Not every browser waits in print() until the dialog is closed.
      addEventListener('afterprint', () => sheet?.removeAttribute('data-printing'), { once: true });
      print();
    });
  }
}
