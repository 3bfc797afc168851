const CONTROL = /(?!\n)\p{Cc}/u;

/** True for text that every database and mail accepts: no control characters except line ends, no lone surrogates. */
export function isPlainText(text: string): boolean {
  return text.isWellFormed() && !CONTROL.test(text);
}

/** True if all strings of a JSON value, including keys, are plain text. Iterative, so that depth is not limited. */
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
