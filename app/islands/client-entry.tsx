import { createContext, useContext } from 'react';
import { Links } from 'react-router';

/** Addresses of the scripts that hydrate the islands and of the page's styles, known once the build's manifest is. */
export const ClientEntry = createContext<{
  entry: string;
  imports: readonly string[];
  hmr: string | undefined;
  sheets: readonly string[];
  /** The style sheet of the page that is mostly asked for next. */
  next: string | undefined;
}>({
  entry: '',
  imports: [],
  hmr: undefined,
  sheets: [],
  next: undefined,
});

/** The page's style sheet: that of the route which was asked for, also where an error is shown in its place. */
export function PageSheet() {
  const { sheets } = useContext(ClientEntry);
  // While developing, Vite has the styles.
  if (import.meta.env.DEV) return <Links />;
  return sheets.map((href) => <link key={href} rel="stylesheet" href={href} />);
}

/**
 * The page's only script. It hydrates islands, not the page: React Router stays on the server, which keeps
 * 45 kB of it out of every first visit (docs/decisions/003).
 */
export function IslandScript() {
  const { entry, imports, hmr, next } = useContext(ClientEntry);
  return (
    <>
      {hmr ? <script type="module" src={hmr} /> : null}
      {imports.map((href) => (
        <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
      ))}
      <script type="module" src={entry} fetchPriority="low" data-next={next} />
    </>
  );
}
