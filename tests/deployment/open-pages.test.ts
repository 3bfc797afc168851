import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepFilesOf } from '../../scripts/release.ts';
import { browserFiles } from '../../server/http/browser-files.ts';
import { startDeployedProxy } from '../fixtures/deployed-proxy.ts';
import { needing } from '../fixtures/machine.ts';

const folder = mkdtempSync(join(tmpdir(), 'gewitter-open-pages-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A release with one file of its own, in a build's layout. */
function release(name: string): string {
  const place = join(folder, name);
  mkdirSync(join(place, 'build/client/assets'), { recursive: true });
  writeFileSync(join(place, `build/client/assets/page-${name}.js`), `of ${name}`);
  return place;
}

describe('a page that is open while a new release comes', () => {
  let third: ReturnType<typeof browserFiles>;
  beforeAll(() => {
    const [one, two, three] = ['one', 'two', 'three'].map(release);
    keepFilesOf(one ?? '', two ?? '');
    keepFilesOf(two ?? '', three ?? '');
    const build = join(three ?? '', 'build');
    third = browserFiles({
      built: join(build, 'client'),
      before: join(build, 'before'),
      packed: 'public',
      made: 'public',
    });
  });

  it('gets its files from the new one; those of an older release are gone', async () => {
    for (const name of ['two', 'three']) {
      const answer = await third.request(`/assets/page-${name}.js`);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe(`of ${name}`);
    }
    expect((await third.request('/assets/page-one.js')).status).toBe(404);
  });

  it('fails if the running folder is no release', () => {
    expect(() => keepFilesOf(join(folder, 'nowhere'), join(folder, 'four'))).toThrow(
      /nowhere holds no release/,
    );
  });
});

it('nginx asks the other instance for a missing file, and disables neither', needing('nginx'), async () => {
  const asked: string[] = [];
  const instance = async (name: string, has: string): Promise<Server> => {
    const server = createServer((request, response) => {
      asked.push(`${name} ${request.url}`);
      response.writeHead(request.url === has ? 200 : 404).end(name);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return server;
  };
  const servers = [await instance('old', '/assets/old.js'), await instance('new', '/assets/new.js')];
  const proxy = await startDeployedProxy(servers.map((server) => (server.address() as AddressInfo).port));
  try {
    for (let round = 0; round < 6; round++)
      for (const name of ['old', 'old', 'new'])
        expect(await proxy.get(`/assets/${name}.js`)).toMatchObject({ status: 200, text: name });
    // Each is asked in turn, also for files that it lacks.
    for (const line of ['old /assets/new.js', 'new /assets/old.js']) expect(asked).toContain(line);
    expect((await proxy.get('/assets/gone.js')).status).toBe(404);
    expect((await proxy.get('/gone')).status).toBe(404);
    expect(asked.filter((line) => line.endsWith(' /gone'))).toHaveLength(1);
  } finally {
    await proxy.stop();
    for (const server of servers) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  }
});
