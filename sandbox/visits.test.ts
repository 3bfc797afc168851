import { afterAll, expect, it } from 'vitest';
import { startTestServer } from '../tests/fixtures/sandbox-server.ts';
import { MOST_VISITS } from './store/visits.ts';

const server = await startTestServer();
afterAll(() => server.close());

const event = (page: string) => ({ n: 'pageview', u: `http://localhost/${page}`, d: 'localhost', r: null });
const report = async (body: unknown, headers: Record<string, string> = {}) =>
  (
    await fetch(`${server.baseUrl}/sandbox/plausible/api/event`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  ).status;
const show = async (query = '') => (await fetch(`${server.baseUrl}/sandbox/visits${query}`)).text();
async function pagesKept(): Promise<string[]> {
  const answer = await fetch(`${server.baseUrl}/sandbox/visits.json`);
  const { data } = (await answer.json()) as { data: { event: { u: string } }[] };
  return data.map(({ event: { u } }) => u.slice('http://localhost/'.length));
}

it('explains what to do until the first visit arrives, in both languages', async () => {
  expect(await show()).toMatch(/<html lang="en">[\s\S]*No visit yet[\s\S]*choose Okay/);
  expect(await show('?language=de')).toMatch(/<html lang="de">[\s\S]*Noch kein Besuch[\s\S]*Okay/);
});

it('accepts events in Plausible’s format from the shop only, and escapes their text [row D641]', async () => {
  for (const other of ['', '[]', { n: 'pageview' }, { ...event('a'), p: { deep: {} } }])
    expect(await report(other), JSON.stringify(other)).toBe(400);
  expect(await report(event('a'), { origin: 'http://localhost' })).toBe(403);
  expect(await report({ ...event('a'), n: 'x'.repeat(20_000) })).toBe(413);
  expect(await pagesKept()).toEqual([]);
  expect(await report({ ...event('a'), n: '<i>Order paid', r: 'https://a.example/', p: { q: 1 } })).toBe(202);
  expect(await show()).toMatch(/&lt;i&gt;Order paid[\s\S]*https:\/\/a\.example\/[\s\S]*{&quot;q&quot;:1}/);
});

it('keeps the newest visits, newest first, across a restart [row D641]', async () => {
  for (let visit = 0; visit <= MOST_VISITS; visit++) await report(event(String(visit)));
  await server.restart();
  const pages = await pagesKept();
  expect(pages).toHaveLength(MOST_VISITS);
  expect([pages[0], pages.at(-1)]).toEqual([String(MOST_VISITS), '1']);
});
