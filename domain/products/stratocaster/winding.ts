import type { WindingRecord } from '../winding-record.ts';

export const stratocasterWinding: WindingRecord = {
  VINTAGE: { awg: 42, magnet: 'A5', wound: 'scatter', ohms: { neck: 5780, middle: 5900, bridge: 6080 } },
  HYBRID: { awg: 42, magnet: 'A2', wound: 'scatter', ohms: { neck: 6140, middle: 6400, bridge: 6780 } },
  MODERN: { awg: 42, magnet: 'A5', wound: 'layered', ohms: { neck: 6490, middle: 6900, bridge: 7450 } },
  HOT: { awg: 43, magnet: 'A5', wound: 'layered', ohms: { neck: 9400, middle: 9900, bridge: 11_400 } },
};
