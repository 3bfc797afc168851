import { HP90 } from './hp90.ts';
import { HUMBUCKER } from './humbucker.ts';
import { P90 } from './p90.ts';

/** The configurators in the order of the specification, by the ids in orders and pictures. */
export const CONFIGURATORS = { humbucker: HUMBUCKER, hp90: HP90, p90: P90 } as const;
