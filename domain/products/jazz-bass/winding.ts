import type { WindingRecord } from '../winding-record.ts';

export const jazzBassWinding: WindingRecord = {
  VINTAGE: { awg: 42, magnet: 'A5', wound: 'scatter', ohms: { neck: 7150, bridge: 7520 } },
  MODERN: { awg: 42, magnet: 'A5', wound: 'layered', ohms: { neck: 7800, bridge: 8960 } },
  HOT: { awg: 43, magnet: 'A5', wound: 'layered', ohms: { neck: 10_800, bridge: 12_900 } },
};
