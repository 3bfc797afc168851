import { useRouteLoaderData } from 'react-router';

/** Whether this shop counts visits. Where it does not nobody is asked: no bar, and nothing that opens one. */
export const useCountsVisits = (): boolean =>
  useRouteLoaderData<{ readonly countsVisits: boolean }>('root')?.countsVisits === true;
