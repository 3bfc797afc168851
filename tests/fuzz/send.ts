import { Agent, request as httpRequest } from 'node:http';
import type { FuzzRequest } from './requests.ts';

export interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
  /** The last cookie it sets, in request format. */
  readonly cookie: string | undefined;
  readonly sentAt: number;
  readonly answeredAt: number;
}

/** Values of the placeholders. */
export type Fillings = Readonly<Record<string, string>>;

const PLACEHOLDER = /\{\{(\w+)\}\}/g;
const fillText = (text: string, fillings: Fillings) =>
  text.replace(PLACEHOLDER, (whole, name: string) => fillings[name] ?? whole);

/** Inserts values of the running shop. Non-text bytes stay unchanged. */
export function fill(request: FuzzRequest, fillings: Fillings): FuzzRequest {
  const latin = request.body?.toString('latin1');
  return {
    ...request,
    query: fillText(request.query, fillings),
    body: latin === undefined ? undefined : Buffer.from(fillText(latin, fillings), 'latin1'),
  };
}

/** The request as a shell command for repeating it. */
export function asCurl(base: string, { method, path, query, headers, body }: FuzzRequest): string {
  const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
  const target = quote(base + path + (query && `?${query}`));
  const options = headers.map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`).join(' ');
  const call = `curl -i ${method === 'HEAD' ? '-I' : `-X ${method}`} ${options} ${target}`;
  return body ? `echo ${body.toString('base64')} | base64 -d | ${call} --data-binary @-` : call;
}

/** Idle time of a connection before reuse is avoided; the shop closes it after five seconds. */
const QUIET_MS = 2000;

/** A connection reused for consecutive requests, as by a proxy in front of the shop. */
export class Connection {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  readonly #base: URL;
  #usedAt = 0;
  /** The last request here, which may have broken the connection. */
  last: FuzzRequest | undefined;

  constructor(base: string) {
    this.#base = new URL(base);
  }

  /** Sends exactly these bytes. Rejects if the connection breaks, or after two minutes without a response. */
  async send(request: FuzzRequest): Promise<Answer> {
    if (Date.now() - this.#usedAt > QUIET_MS) this.#agent.destroy();
    try {
      return await this.#exchange(request);
    } finally {
      this.#usedAt = Date.now();
    }
  }

  #exchange({ method, path, query, headers, body }: FuzzRequest): Promise<Answer> {
    const { host, hostname, port } = this.#base;
    const lines = [['host', host], ...headers, ...(body ? [['content-length', String(body.length)]] : [])];
    const sentAt = Date.now();
    return new Promise((resolve, reject) => {
      const sending = httpRequest({
        agent: this.#agent,
        hostname,
        port,
        method,
        path: path + (query && `?${query}`),
        headers: lines.flat(),
        timeout: 120_000,
      });
      sending.once('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            contentType: response.headers['content-type'] ?? '',
            text: Buffer.concat(chunks).toString('utf8'),
            cookie: response.headers['set-cookie']?.at(-1)?.split(';')[0],
            sentAt,
            answeredAt: Date.now(),
          }),
        );
      });
      sending.once('error', reject);
      sending.once('timeout', () => sending.destroy(new Error('No answer within two minutes')));
      sending.once('close', () => reject(new Error('The connection was closed without an answer')));
      sending.end(body);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
