import { createServer } from 'vite';

/** Exports of server files, including mails: plain Node cannot read JSX. */
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
