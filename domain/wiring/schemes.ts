import type { Scheme } from './scheme.ts';
import { JAZZ_BASS } from './schemes/jazz-bass.ts';
import {
  ONE_HUMBUCKER_FIVE,
  ONE_HUMBUCKER_TWO,
  ONE_SINGLE_COIL,
  PRECISION_BASS,
} from './schemes/one-pickup.ts';
import { STRATOCASTER } from './schemes/stratocaster.ts';
import {
  TELECASTER,
  TWO_HP90S_FIVE,
  TWO_HUMBUCKERS_FIVE,
  TWO_HUMBUCKERS_TWO,
  TWO_P90S,
} from './schemes/two-pickups.ts';

export const SCHEMES: readonly Scheme[] = [
  STRATOCASTER,
  TELECASTER,
  TWO_HUMBUCKERS_FIVE,
  TWO_HUMBUCKERS_TWO,
  TWO_HP90S_FIVE,
  TWO_P90S,
  PRECISION_BASS,
  JAZZ_BASS,
  ONE_HUMBUCKER_FIVE,
  ONE_HUMBUCKER_TWO,
  ONE_SINGLE_COIL,
];
