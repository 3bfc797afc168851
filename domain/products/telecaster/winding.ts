import type { WindingRecord } from '../winding-record.ts';

/** Neck bobbins are small and wound with 43 in every flavor. */
export const telecasterWinding: WindingRecord = {
  VINTAGE: {
    awg: 42,
    awgAt: { neck: 43 },
    magnet: 'A3',
    wound: 'scatter',
    ohms: { neck: 7300, bridge: 7210 },
  },
  MODERN: { awg: 43, magnet: 'A5', wound: 'layered', ohms: { neck: 7900, bridge: 9070 } },
  HOT: { awg: 43, magnet: 'A5', wound: 'layered', ohms: { neck: 9400, bridge: 11_450 } },
};
