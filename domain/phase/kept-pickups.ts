import { isKeyOf, keysOf } from '../records.ts';
import { PICKUP_KINDS, type PickupKindId } from '../wiring/pickup-kinds.ts';

export type PhasePlace = 'neck' | 'middle' | 'bridge';

export interface KeptPickup {
  readonly name: string;
  readonly place: PhasePlace;
  readonly kind: PickupKindId;
  /** Id of the one of ours preselected beside it. */
  readonly beside: string;
}

export const KEPT_PICKUPS = {
  'telecaster-neck': {
    name: 'Telecaster type, neck',
    place: 'neck',
    kind: 'telecaster-neck',
    beside: 'telecaster.bridge',
  },
  'telecaster-bridge': {
    name: 'Telecaster type, bridge',
    place: 'bridge',
    kind: 'telecaster-bridge',
    beside: 'telecaster.neck',
  },
  'stratocaster-neck': {
    name: 'Stratocaster type, neck',
    place: 'neck',
    kind: 'single',
    beside: 'stratocaster.bridge',
  },
  'stratocaster-middle': {
    name: 'Stratocaster type, middle',
    place: 'middle',
    kind: 'single',
    beside: 'stratocaster.bridge',
  },
  'stratocaster-bridge': {
    name: 'Stratocaster type, bridge',
    place: 'bridge',
    kind: 'single',
    beside: 'stratocaster.neck',
  },
  'p90-neck': { name: 'P90, neck', place: 'neck', kind: 'p90', beside: 'p90-soapbar.bridge' },
  'p90-bridge': { name: 'P90, bridge', place: 'bridge', kind: 'p90', beside: 'p90-soapbar.neck' },
  'humbucker-neck': {
    name: 'Humbucker, 4 wires and shield, neck',
    place: 'neck',
    kind: 'humbucker-5',
    beside: 'humbucker.bridge',
  },
  'humbucker-bridge': {
    name: 'Humbucker, 4 wires and shield, bridge',
    place: 'bridge',
    kind: 'humbucker-5',
    beside: 'humbucker.neck',
  },
  'humbucker-braid-neck': {
    name: 'Humbucker, braided lead, neck',
    place: 'neck',
    kind: 'humbucker-2',
    beside: 'humbucker.bridge',
  },
  'humbucker-braid-bridge': {
    name: 'Humbucker, braided lead, bridge',
    place: 'bridge',
    kind: 'humbucker-2',
    beside: 'humbucker.neck',
  },
  'jazz-bass-neck': {
    name: 'Jazz Bass type, neck',
    place: 'neck',
    kind: 'jazz-bass',
    beside: 'jazz-bass.bridge',
  },
  'jazz-bass-bridge': {
    name: 'Jazz Bass type, bridge',
    place: 'bridge',
    kind: 'jazz-bass',
    beside: 'jazz-bass.neck',
  },
  'precision-bass': {
    name: 'Precision Bass type, split',
    place: 'neck',
    kind: 'precision-bass',
    beside: 'jazz-bass.bridge',
  },
} as const satisfies Record<string, KeptPickup>;

export type KeptId = keyof typeof KEPT_PICKUPS;

export const KEPT_IDS = keysOf(KEPT_PICKUPS);

export const isKeptPickup = (id: string | null): id is KeptId => id !== null && isKeyOf(KEPT_PICKUPS, id);

/** Two coils cancel hum alone, so only phase matters. */
export const isHumbucking = (kind: PickupKindId): boolean => PICKUP_KINDS[kind].coils.length > 1;

/** Hot and ground can be swapped unless the ground is the braid around the hot wire. */
export const canSwap = (kind: PickupKindId): boolean => kind !== 'p90' && kind !== 'humbucker-2';
