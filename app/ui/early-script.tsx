import { createContext, useContext } from 'react';

/** Collects the inline scripts of a page while it renders. The page's policy allows only these. */
export const InlineScripts = createContext<Set<string> | undefined>(undefined);

/**
 * An inline script that runs before anything below it is painted. `code` must be a constant of the shop, never input;
 * the page's policy allows it by its hash (`server/http/content-policy.ts`).
 */
export function EarlyScript({ code }: { code: string }) {
  useContext(InlineScripts)?.add(code);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape quotes and ampersands in a child, and a script does not decode them
  return <script dangerouslySetInnerHTML={{ __html: code }} />;
}
