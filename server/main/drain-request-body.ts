import type { IncomingMessage, ServerResponse } from 'node:http';

/** Limits of reading and discarding an unwanted body. */
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
    // A previous reader's listener would block the stream.
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
 * Keeps the connection open after an early response and discards the rest of the body. Closing it at once would make the
 * kernel reset it, and a client that is still sending would never see the response.
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
