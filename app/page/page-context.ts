import { createContext } from 'react-router';
import type { PageServices } from '#server/pages/page-services.ts';

/** The server's use cases, for loaders. */
export const pageServices = createContext<PageServices>();
