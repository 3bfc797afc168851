import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../fixtures/eventually.ts';
import { freePort } from '../fixtures/free-port.ts';

/** Copies of what the test changes; the rest is linked. */
const OWN = ['app', 'content', 'domain', 'sandbox', 'server', 'scripts', 'main.ts', 'open-shop.ts'].concat([
  'package.json',
  'tsconfig.json',
  'react-router.config.ts',
  'vite.config.ts',
]);
const LENT = ['assets', 'node_modules', 'public'];

let copy: string;
let url: string;
let dev: ChildProcess;
let printed = '';

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'gewitter-dev-'));
  for (const name of OWN) await cp(name, join(copy, name), { recursive: true });
  for (const name of LENT) await symlink(resolve(name), join(copy, name));
  const port = await freePort();
  url = `http://localhost:${port}`;
  dev = spawn(process.execPath, ['scripts/dev.mjs'], {
    cwd: copy,
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: join(copy, 'var') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await new Promise<void>((opened, failed) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes('is open at')) opened();
    };
    dev.stdout?.on('data', read);
    dev.stderr?.on('data', read);
    dev.once('exit', () => failed(new Error(printed)));
  });
});
afterAll(async () => {
  if (dev.exitCode === null) {
    const ended = new Promise((resolve) => dev.once('exit', resolve));
    dev.kill('SIGTERM');
    await ended;
  }
  await rm(copy, { recursive: true, force: true });
});

const read = async (path: string) => (await fetch(url + path)).text();

/** Saves a file with one place changed. */
async function save(file: string, from: string | RegExp, to: string): Promise<void> {
  const before = await readFile(join(copy, file), 'utf8');
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  await writeFile(join(copy, file), after);
}

const shows = (path: string, words: string) =>
  eventually(async () => (await read(path)).includes(words), `${words} at ${path}`);

describe('npm run dev shows at the next reload', () => {
  it('a page', async () => {
    expect(await read('/about')).toContain('<title>About');
    await save('app/routes/about.tsx', 'path, title, description', "path, title: 'Who we are', description");
    await shows('/about', '<title>Who we are');
  });

  it('a text', async () => {
    expect(await read('/de/imprint')).toContain('<title>Impressum');
    await save('content/legal/imprint.de.mdx', 'title: Impressum', 'title: Wer wir sind');
    await shows('/de/imprint', '<title>Wer wir sind');
  });

  it('a part of a page', async () => {
    await save('app/features/layout/not-found.tsx', /<PageTitle|<h1/, '<i>just saved</i>$&');
    await shows('/nowhere', 'just saved');
  });

  it('a rule of the domain', async () => {
    await save('domain/company.ts', /legalName: '[^']*'/, "legalName: 'Donner & Söhne'");
    await shows('/imprint', 'Donner &amp; Söhne');
  });

  it('a style', async () => {
    await save('app/ui/tokens.css', ':root {', ':root { --just-saved: 1px;');
    await shows('/app/ui/tokens.css', '--just-saved');
  });

  it('a page that is new', async () => {
    await writeFile(
      join(copy, 'app/routes/brand-new.tsx'),
      'export default function BrandNew() { return <p>brand new</p>; }\n',
    );
    await save(
      'app/routes.ts',
      "...inBoth('order/:token'",
      "route('brand-new', 'routes/brand-new.tsx'), ...inBoth('order/:token'",
    );
    await shows('/brand-new', 'brand new');
  });

  it('the last valid version of a page while it has an error', async () => {
    await save('app/routes/about.tsx', 'export const meta', 'export const meta ==');
    await eventually(async () => printed.includes('about.tsx'), 'a fault that is told');
    await shows('/shipping', '<title>Shipping');
    await save('app/routes/about.tsx', 'export const meta ==', 'export const meta');
    await shows('/about', '<title>Who we are');
  });
});
