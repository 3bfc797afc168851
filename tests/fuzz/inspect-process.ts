/** The memory of a process, read through its inspector: it must run with `--inspect=127.0.0.1:port`. */
export interface ProcessInspector {
  /** Bytes in use after garbage collection. */
  heapInUse(): Promise<number>;
  /** Evaluates an expression in the process and returns its JSON value. */
  evaluate(expression: string): Promise<unknown>;
  close(): void;
}

interface Reply {
  readonly id?: number;
  readonly result?: { readonly result?: { readonly value?: unknown } };
  readonly error?: { readonly message: string };
}

export async function inspectProcess(port: number): Promise<ProcessInspector> {
  const list = await fetch(`http://127.0.0.1:${port}/json/list`);
  const [target] = (await list.json()) as { webSocketDebuggerUrl: string }[];
  if (!target) throw new Error(`Nothing can be inspected on port ${port}`);
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error('The inspector does not answer')), {
      once: true,
    });
  });
  const waiting = new Map<number, (reply: Reply) => void>();
  socket.addEventListener('message', ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply;
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply);
  });
  let count = 0;
  function call(method: string, params: object = {}): Promise<Reply> {
    count += 1;
    const id = count;
    return new Promise((resolve, reject) => {
      waiting.set(id, (reply) => {
        waiting.delete(id);
        if (reply.error) reject(new Error(`${method}: ${reply.error.message}`));
        else resolve(reply);
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
  }
  async function evaluate(expression: string): Promise<unknown> {
    const { result } = await call('Runtime.evaluate', { expression, returnByValue: true });
    return result?.result?.value;
  }
  return {
    evaluate,
    async heapInUse() {
      // Twice: finalizers of the first round release what the second collects.
      for (const _ of [1, 2]) await call('HeapProfiler.collectGarbage');
      return Number(await evaluate('process.memoryUsage().heapUsed'));
    },
    close: () => socket.close(),
  };
}
