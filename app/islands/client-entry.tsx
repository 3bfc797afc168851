import { createContext, useContext } from 'react';

/** Addresses of the scripts that hydrate the islands known once the build's manifest is. */
export const ClientEntry = createContext<{
  entry: string;
  imports: readonly string[];
  hmr: string | undefined;
}>({
  entry: '',
  imports: [],
  hmr: undefined,
});

/**
 * The page's only script. It hydrates islands, not the page: React Router stays on the server, which keeps
 * 45 kB of it out of every first visit (docs/decisions/003).
 */
export function IslandScript() {
  const { entry, imports, hmr } = useContext(ClientEntry);
  return (
    <>
      {hmr ? <script type="module" src={hmr} /> : null}
      {imports.map((href) => (
        <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
      ))}
      <script type="module" src={entry} fetchPriority="low" />
    </>
  );
}
