import type { RouterContextProvider } from 'react-router';
import { pageServices } from './page-context.ts';

/** Loader of pages that need only the shop's address, for absolute links. */
export const loadPublicUrl = ({ context }: { context: Readonly<RouterContextProvider> }) => ({
  publicUrl: context.get(pageServices).publicUrl,
});
