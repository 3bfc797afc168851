import { type ChildProcess, spawn } from 'node:child_process';
import * as z from 'zod';
import { freePort } from '../fixtures/free-port.ts';

/** As WebDriver names a reference to an element (W3C, section 12.1). */
export const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const element = z.object({ [ELEMENT]: z.string() });
const session = z.object({ sessionId: z.string() });
const failure = z.object({ error: z.string(), message: z.string() });

/** Where a session finds its elements: by XPath, in the page or frame that it looks at. */
export interface WebDriver {
  get(url: string): Promise<void>;
  /** Runs a function's body in the page and answers what it returns. */
  run(body: string, ...args: unknown[]): Promise<unknown>;
  /** The first element at an XPath; undefined where there is none. */
  find(xpath: string): Promise<string | undefined>;
  click(id: string): Promise<void>;
  type(id: string, text: string): Promise<void>;
  /** Looks into a frame from here on; without one, at the whole page. */
  enter(frame?: string): Promise<void>;
  end(): Promise<void>;
}

async function untilItListens(url: string, driver: ChildProcess): Promise<void> {
  for (;;) {
    if (driver.exitCode !== null) throw new Error('The driver of WebKit has ended.');
    const answer = await fetch(`${url}/status`).catch(() => undefined);
    if (answer?.ok) return;
  }
}

/** Starts a WebKit of its own and opens a session in it, over plain WebDriver. */
export async function openWebKit(driverPath: string, browserPath: string): Promise<WebDriver> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const driver = spawn(driverPath, ['--host=127.0.0.1', `--port=${port}`], {
    stdio: 'ignore',
  });
  await untilItListens(url, driver);

  async function ask(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
    const answer = await fetch(url + path, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: unknown };
    const fault = answer.ok ? undefined : failure.safeParse(value).data;
    if (fault) throw new Error(`${path}: ${fault.error}, ${fault.message}`);
    return value;
  }

  const options = {
    binary: browserPath,
    args: ['--automation'],
  };
  const opened = await ask('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  });
  const own = `/session/${session.parse(opened).sessionId}`;
  await ask('POST', `${own}/window/rect`, { width: 1280, height: 900 });

  return {
    get: async (address) => void (await ask('POST', `${own}/url`, { url: address })),
    run: (script, ...args) => ask('POST', `${own}/execute/sync`, { script, args }),
    async find(xpath) {
      const found = await ask('POST', `${own}/elements`, { using: 'xpath', value: xpath });
      return z.array(element).parse(found)[0]?.[ELEMENT];
    },
    click: async (id) => void (await ask('POST', `${own}/element/${id}/click`, {})),
    type: async (id, text) => void (await ask('POST', `${own}/element/${id}/value`, { text })),
    enter: async (frame) =>
      void (await ask('POST', `${own}/frame`, { id: frame ? { [ELEMENT]: frame } : null })),
    async end() {
      await ask('DELETE', own).catch(() => {});
      const ended = new Promise((resolve) => driver.once('exit', resolve));
      driver.kill();
      await ended;
    },
  };
}
