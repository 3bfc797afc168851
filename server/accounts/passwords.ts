import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * OWASP's second configuration of argon2id: 19 MiB, two passes, one lane; some 20 ms. Stored with each hash, so it may
 * change.
 */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/** Hashing shares four threads with file reads: this leaves half of them to the shop. */
export const AT_ONCE = 2;
/** Longest queue, about a second's work; further requests are refused. */
export const MAX_QUEUED = 100;

/** The queue of hashes is full. */
export class TooManyHashes extends Error {}

let running = 0;
const waiting: (() => void)[] = [];

async function inLine<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MAX_QUEUED) throw new TooManyHashes('Too many passwords at once.');
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running += 1;
  try {
    return await work();
  } finally {
    // The slot goes to the next in the queue, or is freed.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

const tagOf = (cost: typeof COST, nonce: Buffer, password: string) =>
  inLine(
    () =>
      new Promise<Buffer>((resolve, reject) => {
        const message = password.normalize('NFKC');
        argon2('argon2id', { ...cost, nonce, message }, (error, tag) =>
          error ? reject(error) : resolve(tag),
        );
      }),
  );

const plain = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

const spell = (nonce: Buffer, tag: Buffer) =>
  `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${plain(nonce)}$${plain(tag)}`;

/** Do not call within a transaction: the embedded database has one connection, so everything would wait. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  return spell(nonce, await tagOf(COST, nonce, password));
}

/** A hash without a password, verified for unknown accounts, so that the time is the same. */
const NOBODYS = spell(randomBytes(16), randomBytes(COST.tagLength));

const HASH = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/;

/** Checks a password against a hash. Without a hash it takes as long and returns false. */
export async function isPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const [, m, t, p, salt = '', wanted = ''] = HASH.exec(hash ?? NOBODYS) ?? [];
  const tag = Buffer.from(wanted, 'base64');
  if (tag.length === 0) return false;
  const cost = { memory: Number(m), passes: Number(t), parallelism: Number(p), tagLength: tag.length };
  return timingSafeEqual(await tagOf(cost, Buffer.from(salt, 'base64'), password), tag);
}
