import { expect, it } from 'vitest';
import { retried } from './retried.ts';

const withCode = (code: string) => Object.assign(new Error('of whatever words'), { code });
const wrapped = (code: string) => new Error('Failed query', { cause: withCode(code) });

/** A database whose transactions fail with these errors, one after the other, and then commit. */
function failing(...faults: Error[]) {
  const seen = { begun: 0, worked: 0 };
  const begin = async <T>(work: (tx: string) => Promise<T>): Promise<T> => {
    seen.begun += 1;
    const done = await work('transaction');
    const fault = faults.shift();
    if (fault) throw fault;
    return done;
  };
  const work = async (tx: string) => {
    seen.worked += 1;
    return `${tx} ${seen.worked}`;
  };
  return { seen, run: () => retried(begin, work) };
}

it.each([
  ['could not be put in order with others', withCode('40001')],
  ['waited for one that waited for it', withCode('40P01')],
  ['did either, wrapped by who asked', wrapped('40001')],
])('a transaction that %s is retried from its beginning', async (_, fault) => {
  const { run, seen } = failing(fault, fault);
  expect(await run()).toBe('transaction 3');
  expect(seen).toEqual({ begun: 3, worked: 3 });
});

it.each([
  ['a broken rule', withCode('23505')],
  ['a lost connection', withCode('08006')],
  ['a mind that was changed', new Error('changed my mind')],
])('%s is thrown at once', async (_, fault) => {
  const { run, seen } = failing(fault);
  await expect(run()).rejects.toBe(fault);
  expect(seen.begun).toBe(1);
});

it('a persistent conflict is thrown after eleven tries', async () => {
  const { run, seen } = failing(...Array.from({ length: 20 }, () => withCode('40001')));
  await expect(run()).rejects.toMatchObject({ code: '40001' });
  expect(seen.begun).toBe(11);
});
