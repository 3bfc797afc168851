import { expect, it } from 'vitest';
import { AT_ONCE, hashPassword, isPassword, MAX_QUEUED, TooManyHashes } from './passwords.ts';

it('are hashed by argon2id with 19 MiB, two passes and a salt each', async () => {
  const [hash, other] = [await hashPassword('copper rain'), await hashPassword('copper rain')];
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(other).not.toBe(hash);
  expect(await isPassword('copper rain', hash)).toBe(true);
  expect(await isPassword('copper rains', hash)).toBe(false);
});

it('are hashed for unknown accounts, too, and refused if too many wait', async () => {
  const crowd = Array.from({ length: AT_ONCE + MAX_QUEUED }, () => isPassword('guess', undefined));
  await expect(isPassword('guess', undefined)).rejects.toThrow(TooManyHashes);
  expect(new Set(await Promise.all(crowd))).toEqual(new Set([false]));
});
