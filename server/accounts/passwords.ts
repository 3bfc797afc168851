import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';

/** OWASP's second line of argon2id: 19 MiB, two passes, one lane; some 20 ms. Stored with each hash, so it may grow. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/** Hashes share four threads with whatever reads files: two at once leave half of them to the shop. */
export const AT_ONCE = 2;
/** Whoever comes when so many wait is told to come again: about a second's work. */
export const MOST_WAITING = 100;

/** More passwords are being looked at than can be. */
export class TooManyHashes extends Error {}

let running = 0;
const waiting: (() => void)[] = [];

async function inLine<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING) throw new TooManyHashes('Too many passwords at once.');
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running += 1;
  try {
    return await work();
  } finally {
    // The place goes to someone who is next, or is free.
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

/** Never within a transaction: the embedded database has one connection, and everybody would wait. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  return spell(nonce, await tagOf(COST, nonce, password));
}

/** What no password fits: checked where no account is known, so that one hash is worked out either way. */
const NOBODYS = spell(randomBytes(16), randomBytes(COST.tagLength));

const HASH = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/;

/** Whether a password is the one behind a hash. Without a hash it takes as long, and is not. */
export async function isPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const [, m, t, p, salt = '', wanted = ''] = HASH.exec(hash ?? NOBODYS) ?? [];
  const tag = Buffer.from(wanted, 'base64');
  if (tag.length === 0) return false;
  const cost = { memory: Number(m), passes: Number(t), parallelism: Number(p), tagLength: tag.length };
  return timingSafeEqual(await tagOf(cost, Buffer.from(salt, 'base64'), password), tag);
}
