import type { IncomingMessage, ServerResponse } from 'node:http';

/** So much of a body that nobody wants is read and thrown away, for so long. */
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_MS = 5000;

function discardRest(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let left = MAX_BYTES;
    const finish = () => {
      clearTimeout(timer);
      request.pause();
      resolve();
    };
    const timer = setTimeout(finish, MAX_MS);
    // Whoever read before has stopped; its listener would hold the stream back.
    request.removeAllListeners('data');
    request.on('data', (chunk: Uint8Array) => {
      left -= chunk.length;
      if (left < 0) finish();
    });
    for (const event of ['end', 'error', 'close']) request.once(event, finish);
    request.resume();
  });
}

/**
 * Keeps the connection of a request that was answered before its body was read whole, and reads on until the
 * client is done: closed at once, the kernel would reset it, and a client still sending would never see the answer.
 */
export function drainRequestBody(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('connection', 'close');
  const end = response.end.bind(response);
  response.end = ((body?: string | Uint8Array) => {
    response.end = end;
    if (body === undefined) response.flushHeaders();
    else response.write(body);
    void discardRest(request).then(() => end());
    return response;
  }) as ServerResponse['end'];
}
