import { createContext, useContext } from 'react';

/** Script addresses for hydrating islands. They are known once the build has a manifest. */
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
 * The page's only script. It hydrates the islands and not the page, so React Router stays on the server and every first
 * visit loads 45 kB less (docs/decisions/003).
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
