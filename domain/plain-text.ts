const CONTROL = /(?!\n)\p{Cc}/u;

/** Text that every database and mail can hold: no control characters but ends of lines, no halves of surrogate pairs. */
export function isPlainText(text: string): boolean {
  return text.isWellFormed() && !CONTROL.test(text);
}

/** Whether all strings within a JSON value, keys too, are plain text. Walks without recursion: depth is free. */
export function holdsPlainText(value: unknown): boolean {
  const left: unknown[] = [value];
  while (left.length > 0) {
    const part = left.pop();
    if (typeof part === 'string' && !isPlainText(part)) return false;
    if (typeof part !== 'object' || part === null) continue;
    for (const [key, inner] of Object.entries(part)) {
      if (!isPlainText(key)) return false;
      left.push(inner);
    }
  }
  return true;
}
