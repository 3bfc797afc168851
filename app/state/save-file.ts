/** Saves a file through the browser's downloads, without a request. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // Delayed, because the browser may not have read it yet.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
