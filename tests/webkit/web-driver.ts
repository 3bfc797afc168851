import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import * as z from 'zod';
import { freePort } from '../fixtures/free-port.ts';

/** WebDriver's key of an element reference (W3C, section 12.1). */
export const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const element = z.object({ [ELEMENT]: z.string() });
const session = z.object({ sessionId: z.string() });
const failure = z.object({ error: z.string(), message: z.string() });

/** A session that finds elements by XPath, in the current page or frame. */
export interface WebDriver {
  get(url: string): Promise<void>;
  /** Runs a function's body in the page and returns its result. */
  run(body: string, ...args: unknown[]): Promise<unknown>;
  /** The first element at an XPath; undefined if there is none. */
  find(xpath: string): Promise<string | undefined>;
  click(id: string): Promise<void>;
  type(id: string, text: string): Promise<void>;
  /** Switches to a frame, or without one to the whole page. */
  enter(frame?: string): Promise<void>;
  end(): Promise<void>;
}

/** Resolves once something listens at a local port; throws if its process has ended. */
async function untilItListens(port: number, owner: ChildProcess): Promise<void> {
  const isHeard = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('error', () => resolve(false));
      socket.once('connect', () => socket.end(() => resolve(true)));
    });
  while (!(await isHeard())) {
    if (owner.exitCode !== null) throw new Error(`${owner.spawnfile} has ended.`);
  }
}

/** Ends a process, which may have ended already. */
async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill();
  await exit;
}

/**
 * Starts a WebKit and opens a session over plain WebDriver. The browser is started here, because the driver would wait
 * forever for one that cannot start.
 */
export async function openWebKit(driverPath: string, browserPath: string): Promise<WebDriver> {
  const [port, target] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const browser = spawn(browserPath, ['--automation'], {
    env: { ...process.env, WEBKIT_INSPECTOR_SERVER: `127.0.0.1:${target}` },
    stdio: 'ignore',
  });
  await untilItListens(target, browser);
  const driver = spawn(driverPath, ['--host=127.0.0.1', `--port=${port}`, `--target=127.0.0.1:${target}`], {
    stdio: 'ignore',
  });
  await untilItListens(port, driver);

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

  const opened = await ask('POST', '/session', { capabilities: {} });
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
      await Promise.all([driver, browser].map(ended));
    },
  };
}
