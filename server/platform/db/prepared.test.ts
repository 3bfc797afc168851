import { expect, it } from 'vitest';
import { createNames } from './prepared.ts';

const used = (names: (text: string) => string | undefined, text: string, times: number) =>
  Array.from({ length: times }, () => names(text)).at(-1);

it('names a frequent statement, always the same way', () => {
  const names = createNames();
  expect(used(names, 'select one', 19)).toBeUndefined();
  const name = names('select one');
  expect(name).toBeDefined();
  expect(names('select one')).toBe(name);
  expect(used(names, 'select two', 20)).not.toBe(name);
});

it('leaves statements unnamed whose columns a migration may change', () => {
  const names = createNames();
  for (const text of ['select * from jobs', 'update jobs set a = $1 returning j.*', 'SELECT "j".* from j'])
    expect(used(names, text, 30)).toBeUndefined();
  expect(used(names, 'select count(*) from jobs where id = $1', 20)).toBeDefined();
});

it('names no more statements than a session should keep', () => {
  const names = createNames();
  const named = Array.from({ length: 300 }, (_, index) => used(names, `select ${index}`, 20));
  expect(named.filter((name) => name !== undefined)).toHaveLength(100);
});
