import type { WindingRecord } from '../winding-record.ts';

/** Ohms, and wire and magnet of Hot, are from the specification (spec bullets). */
export const humbuckerP90Winding: WindingRecord = {
  VINTAGE: { awg: 42, magnet: 'A2', wound: 'scatter', ohms: { neck: 7200, bridge: 7800 } },
  MODERN: { awg: 42, magnet: 'A5', wound: 'layered', ohms: { neck: 8000, bridge: 8500 } },
  HOT: { awg: 42, magnet: 'A5', wound: 'layered', ohms: { neck: 9000, bridge: 10_000 } },
};
