import { useRouteLoaderData } from 'react-router';

/** The service that counts visits with consent; undefined if there is none. */
export const useCountedBy = (): 'service' | 'sandbox' | undefined =>
  useRouteLoaderData<{ readonly countedBy?: 'service' | 'sandbox' }>('root')?.countedBy;

/** True if this shop counts visits. If not, there is no consent bar and nothing that opens one. */
export const useCountsVisits = (): boolean => useCountedBy() !== undefined;
