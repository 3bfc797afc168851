import { PlainError } from './describe-error.ts';

/** Settles with the promise, or rejects when that takes longer. The promise itself may hang for ever. */
export async function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PlainError('No answer in time')), milliseconds);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
