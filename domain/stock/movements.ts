/**
 * Kinds of stock movements. `first count` puts a part under stock control, `taken` and `returned` come from bench and
 * parcels, `counted` and `weighed` correct the book, `goods in` is a delivery.
 */
export type MovementKind = 'first count' | 'taken' | 'returned' | 'counted' | 'weighed' | 'goods in';
