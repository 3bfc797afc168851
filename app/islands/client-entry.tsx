import { createContext, useContext } from 'react';

/** Addresses of the scripts that wake the islands, known once the build's manifest is. */
export const ClientEntry = createContext<{ entry: string; hmr: string | undefined }>({
  entry: '',
  hmr: undefined,
});

/**
 * The page's only script. It hydrates islands, not the page: React Router stays on the server, which keeps
 * 45 kB of it out of every first visit (docs/decisions/003).
 */
export function IslandScript() {
  const { entry, hmr } = useContext(ClientEntry);
  return (
    <>
      {hmr ? <script type="module" src={hmr} /> : null}
      <script type="module" src={entry} />
    </>
  );
}
