import type { WindingRecord } from '../winding-record.ts';

export const precisionBassWinding: WindingRecord = {
  VINTAGE: { awg: 42, magnet: 'A5', wound: 'scatter', ohms: { split: 10_200 } },
  MODERN: { awg: 42, magnet: 'A5', wound: 'layered', ohms: { split: 11_500 } },
  HOT: { awg: 43, magnet: 'CER', wound: 'layered', ohms: { split: 13_800 } },
};
