import { afterEach, expect, it, vi } from 'vitest';
import { callWorkshop } from './refusal.tsx';

afterEach(() => vi.unstubAllGlobals());

const answering = (answer: () => Promise<Response>) => {
  const fetched = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
const deliver = () => callWorkshop('deliver', { number: 'GW-1', version: 3 });

it('posts what is asked, and answers the data', async () => {
  const fetched = answering(async () => Response.json({ data: { version: 4 } }));
  expect(await deliver()).toEqual({ ok: true, data: { version: 4 } });
  const [path, request] = fetched.mock.calls[0] ?? [];
  expect([path, request?.method, request?.body]).toEqual([
    '/api/workshop/deliver',
    'POST',
    '{"number":"GW-1","version":3}',
  ]);
});

it('hands back what was refused, with the values of two at once', async () => {
  const conflict = { by: 'Bea', at: '2026-11-23T09:41:00Z', fields: [], version: 4 };
  answering(async () => Response.json({ error: 'Bea was faster.', conflict }, { status: 409 }));
  expect(await deliver()).toEqual({ ok: false, error: 'Bea was faster.', conflict });
});

it('asks to log in again where the session has ended', async () => {
  answering(async () => Response.json({ error: 'No.' }, { status: 401 }));
  expect(await deliver()).toMatchObject({
    ok: false,
    error: expect.stringContaining('have been logged out'),
  });
});

it.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['what is no answer of the shop', async () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
])('says of %s that nothing was sent', async (_, answer) => {
  answering(answer);
  expect(await deliver()).toEqual({
    ok: false,
    isOffline: true,
    isUnknown: true,
    error: 'No network. Nothing was sent. Try again.',
  });
});

it('keeps the id of what may have been done all the same, and of nothing that was refused [case A10]', async () => {
  answering(async () => Response.json({ error: 'Trouble.' }, { status: 500 }));
  expect(await deliver()).toMatchObject({ ok: false, isUnknown: true });
  answering(async () => Response.json({ error: 'No.' }, { status: 409 }));
  expect(await deliver()).toEqual({ ok: false, error: 'No.' });
});
