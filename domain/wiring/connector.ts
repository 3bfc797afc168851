/**
 * Room that the mated quick connector needs beside or under the pickup: length, width and height, mm. Nominal sizes of a
 * five-pin wire-to-wire connector with a latch, 2.5 mm pitch, and some air; not measured.
 */
export const CONNECTOR_ROOM = [32, 16, 9] as const;

/** Lead between pickup and plug, cm; the tail has the rest of the usual lead. */
export const PLUG_LEAD_CM = 8;
