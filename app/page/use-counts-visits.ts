import { useRouteLoaderData } from 'react-router';

/** Who counts the visits of those who agree; undefined where nobody does. */
export const useCountedBy = (): 'service' | 'sandbox' | undefined =>
  useRouteLoaderData<{ readonly countedBy?: 'service' | 'sandbox' }>('root')?.countedBy;

/** Whether this shop counts visits. Where it does not nobody is asked: no bar, and nothing that opens one. */
export const useCountsVisits = (): boolean => useCountedBy() !== undefined;
