import { afterEach, expect, it, vi } from 'vitest';
import { callWorkshop } from './refusal.tsx';

afterEach(() => vi.unstubAllGlobals());

const answering = (answer: () => Promise<Response>) => {
  const fetched = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
const deliver = () => callWorkshop('deliver', { number: 'GW-1', version: 3 });

it('posts the body and returns the data', async () => {
  const fetched = answering(async () => Response.json({ data: { version: 4 } }));
  expect(await deliver()).toEqual({ ok: true, data: { version: 4 } });
  const [path, request] = fetched.mock.calls[0] ?? [];
  expect([path, request?.method, request?.body]).toEqual([
    '/api/workshop/deliver',
    'POST',
    '{"number":"GW-1","version":3}',
  ]);
});

it('returns a refusal with the details of the conflict', async () => {
  const conflict = { by: 'Bea', at: '2026-11-23T09:41:00Z', fields: [], version: 4 };
  answering(async () => Response.json({ error: 'Bea was faster.', conflict }, { status: 409 }));
  expect(await deliver()).toEqual({ ok: false, error: 'Bea was faster.', conflict });
});

it('asks the maker to log in again if the session has ended', async () => {
  answering(async () => Response.json({ error: 'No.' }, { status: 401 }));
  expect(await deliver()).toMatchObject({
    ok: false,
    error: expect.stringContaining('have been logged out'),
  });
});

it.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an answer that is not the shop’s', async () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
])('says that nothing was sent if there is %s', async (_, answer) => {
  answering(answer);
  expect(await deliver()).toEqual({
    ok: false,
    isOffline: true,
    isUnknown: true,
    error: 'No network. Nothing was sent. Try again.',
  });
});

it('marks a server error as unknown, but not a refusal [case A10]', async () => {
  answering(async () => Response.json({ error: 'Trouble.' }, { status: 500 }));
  expect(await deliver()).toMatchObject({ ok: false, isUnknown: true });
  answering(async () => Response.json({ error: 'No.' }, { status: 409 }));
  expect(await deliver()).toEqual({ ok: false, error: 'No.' });
});
