/**
 * What a log may hold of an error: its kinds and codes, from the outermost to the cause. Messages stay out, for
 * they quote addresses, names and values.
 */
export function faultOf(error: unknown): string {
  const parts: string[] = [];
  for (let cause = error; cause instanceof Error && parts.length < 4; cause = cause.cause) {
    const { code, type, statusCode } = cause as { code?: unknown; type?: unknown; statusCode?: unknown };
    const kind = typeof type === 'string' ? type : cause.name;
    parts.push([kind, code, statusCode].filter((part) => part !== undefined && part !== null).join(' '));
  }
  return parts.join(' < ') || typeof error;
}
