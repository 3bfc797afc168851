/** Shows the buttons that print only their own section (`[data-printing]`). */
export function hydratePrint(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-print]')) {
    button.hidden = false;
    button.addEventListener('click', () => {
      const sheet = button.closest('details');
      sheet?.setAttribute('data-printing', '');
      // In some browsers print() returns before the dialog is closed.
      addEventListener('afterprint', () => sheet?.removeAttribute('data-printing'), { once: true });
      print();
    });
  }
}
