import { createContext, useContext } from 'react';

/** Collects the inline scripts of a page while it is rendered: its policy lets these run, and no other. */
export const InlineScripts = createContext<Set<string> | undefined>(undefined);

/**
 * Runs where it stands, before anything below it is painted. `code` is a constant of the shop, never what somebody typed;
 * the page's policy lets it run by its hash (`server/http/content-policy.ts`).
 */
export function EarlyScript({ code }: { code: string }) {
  useContext(InlineScripts)?.add(code);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: as a child, React would write quotes and ampersands as entities, which scripts do not know
  return <script dangerouslySetInnerHTML={{ __html: code }} />;
}
