import type { WindingRecord } from '../winding-record.ts';

export const humbuckerWinding: WindingRecord = {
  VINTAGE: { awg: 42, magnet: 'A2', wound: 'scatter', ohms: { neck: 7450, bridge: 7840 }, potted: false },
  HYBRID: {
    awg: 42,
    magnet: 'A4',
    wound: 'scatter',
    ohms: { neck: 7800, bridge: 8400 },
    matched: false,
    wires: 5,
  },
  MODERN: { awg: 43, magnet: 'A5', wound: 'layered', ohms: { neck: 10_000, bridge: 11_600 }, wires: 5 },
  HOT: { awg: 44, magnet: 'CER', wound: 'layered', ohms: { neck: 12_490, bridge: 15_050 }, wires: 5 },
};
