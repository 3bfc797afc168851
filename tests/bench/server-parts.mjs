import { createServer } from 'vite';

/** What files of the server export, mails among it: Node alone reads no JSX. */
export async function serverParts(files) {
  const vite = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false },
  });
  const parts = await Promise.all(files.map((file) => vite.ssrLoadModule(`/server/${file}.ts`)));
  return { ...Object.assign({}, ...parts), close: () => vite.close() };
}
