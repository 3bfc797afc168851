import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { openFileShop } from '../fixtures/file-shop.ts';

const shop = await openFileShop();

const MEGABYTE = 1024 * 1024;

/** A client that sends everything before it reads a byte, as simple ones do. Returns the response, or the error code. */
function sendThenRead(head: string, body: Buffer, chunked = false): Promise<string> {
  const { port, hostname } = new URL(shop.publicUrl);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let read = '';
    let fault: string | undefined;
    socket.pause();
    socket.on('error', (error: NodeJS.ErrnoException) => {
      fault = error.code;
    });
    socket.on('close', () => resolve(fault ?? read));
    socket.on('data', (chunk) => {
      read += chunk.toString();
    });
    const framed = chunked
      ? Buffer.concat([Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n0\r\n\r\n')])
      : body;
    const length = chunked ? 'transfer-encoding: chunked' : `content-length: ${body.length}`;
    socket.write(`${head}\r\nhost: localhost\r\n${length}\r\n\r\n`);
    socket.write(framed, () => socket.resume());
  });
}

const JSON_TYPE = 'content-type: application/json';
const CALLS = [
  ['a call of the shop', `POST /api/shop/checkout HTTP/1.1\r\n${JSON_TYPE}`],
  ['the webhook', `POST /api/shop/stripe-webhook HTTP/1.1\r\n${JSON_TYPE}`],
  ['the browser half of the sandbox', `POST /sandbox/api/card HTTP/1.1\r\n${JSON_TYPE}`],
] as const;

describe('a body that is too large', () => {
  it.each(
    CALLS.flatMap(
      ([what, head]) =>
        [
          [what, 'its length told', head, false],
          [what, 'in chunks', head, true],
        ] as const,
    ),
  )(
    'sent to %s with %s gets an answer that a client can read while it still sends',
    async (_what, _how, head, chunked) => {
      const answer = await sendThenRead(head, Buffer.alloc(8 * MEGABYTE, 'x'), chunked);
      expect(answer).toMatch(/^HTTP\/1\.1 413 /);
      expect(answer).toMatch(/\r\nconnection: close\r\n/i);
      expect(answer).toMatch(/too large/);
    },
  );

  it('sent to the provider’s API of the sandbox is answered the same way', async () => {
    const head = `POST /v1/products HTTP/1.1\r\nauthorization: Bearer ${shop.account.secretKey}\r\ncontent-type: application/x-www-form-urlencoded`;
    for (const chunked of [false, true]) {
      const answer = await sendThenRead(head, Buffer.alloc(8 * MEGABYTE, 'x'), chunked);
      expect(answer).toMatch(/^HTTP\/1\.1 413 /);
      expect(answer).toMatch(/\r\nconnection: close\r\n/i);
    }
  });

  it('does not disturb the browser’s next request', async () => {
    for (let time = 0; time < 20; time++) {
      const large = await shop.post('/api/shop/checkout', 'x'.repeat(3 * MEGABYTE));
      expect(large.status).toBe(413);
      expect((await shop.get('/healthz')).body).toBe('ok');
    }
  });
});

it('the body of a request is read to its end if it is refused for another reason than its size', async () => {
  const answer = await sendThenRead('POST /nowhere HTTP/1.1', Buffer.alloc(8 * MEGABYTE, 'x'));
  expect(answer).toMatch(/^HTTP\/1\.1 40\d /);
});

it.each([
  'hello\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: a\r\nhost b\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  '\x16\x03\x01\x02',
])('data that is not HTTP gets status 400 (%j), and the shop keeps running', async (nonsense) => {
  const { port, hostname } = new URL(shop.publicUrl);
  const answer = await new Promise<string>((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(nonsense));
    let read = '';
    socket.on('data', (chunk) => {
      read += chunk.toString();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(read));
  });
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect((await shop.get('/healthz')).body).toBe('ok');
});
