/** Hands a file to the browser's downloads: from the page's memory, no request is made. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // Not at once: the browser may not have taken it yet.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
