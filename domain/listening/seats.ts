import { positionsOf } from '../products/catalogue.ts';
import type { Position } from '../products/pickup-types.ts';
import type { Product } from '../products/products.ts';

/** Pairs of pickups joined by a switch, as in addresses, the one nearer to the neck first. */
const PAIRS = {
  'neck-middle': ['neck', 'middle'],
  'middle-bridge': ['middle', 'bridge'],
  'neck-bridge': ['neck', 'bridge'],
} as const satisfies Record<string, readonly [Position, Position]>;
export type Pair = keyof typeof PAIRS;

export type Seat = Position | Pair;

/** In the order of a switch, from the neck. */
export const SEATS = [
  'neck',
  'neck-middle',
  'neck-bridge',
  'middle',
  'middle-bridge',
  'bridge',
  'split',
] as const satisfies readonly Seat[];

export const SEATS_OF_TWO = ['neck', 'neck-bridge', 'bridge'] as const satisfies readonly Seat[];

export const isPair = (seat: Seat): seat is Pair => seat in PAIRS;

export const positionsAt = (seat: Seat): readonly Position[] => (isPair(seat) ? PAIRS[seat] : [seat]);

/** Seats of a product's guitar in the order of its switch, which joins neighbours (`domain/wiring/schemes.ts`). */
export function seatsOf(product: Pick<Product, 'positions'>): readonly Seat[] {
  const positions = positionsOf(product);
  const areNeighbours = (pair: readonly Position[]) =>
    pair.every((position) => positions.includes(position)) &&
    (pair.includes('middle') || !positions.includes('middle'));
  return SEATS.filter((seat) => (isPair(seat) ? areNeighbours(PAIRS[seat]) : positions.includes(seat)));
}

/** Replacements for a seat that an instrument lacks, nearest on the string first. */
const NEXT_SEATS: Readonly<Record<Seat, readonly Seat[]>> = {
  neck: ['neck', 'split', 'middle', 'bridge'],
  middle: ['middle', 'split', 'neck', 'bridge'],
  bridge: ['bridge', 'split', 'middle', 'neck'],
  split: ['split', 'neck', 'middle', 'bridge'],
  'neck-middle': ['neck-middle', 'neck-bridge', 'split', 'neck'],
  'middle-bridge': ['middle-bridge', 'neck-bridge', 'split', 'bridge'],
  'neck-bridge': ['neck-bridge', 'neck-middle', 'split', 'neck'],
};

export function nearestSeat(product: Pick<Product, 'positions'>, seat: Seat): Seat {
  const seats = seatsOf(product);
  return NEXT_SEATS[seat].find((next) => seats.includes(next)) ?? seat;
}

export const seatCalled = (id: string): Seat | undefined => SEATS.find((seat) => seat === id);
