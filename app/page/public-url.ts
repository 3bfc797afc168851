import type { RouterContextProvider } from 'react-router';
import { pageServices } from './page-context.ts';

/** Loader of pages that need nothing of the server but the shop's address, for links that leave it. */
export const loadPublicUrl = ({ context }: { context: Readonly<RouterContextProvider> }) => ({
  publicUrl: context.get(pageServices).publicUrl,
});
