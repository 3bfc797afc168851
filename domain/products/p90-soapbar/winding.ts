import type { WindingRecord } from '../winding-record.ts';

export const p90SoapbarWinding: WindingRecord = {
  VINTAGE: { awg: 42, magnet: 'A3', wound: 'scatter', ohms: { neck: 7550, bridge: 7930 }, potted: false },
  MODERN: { awg: 42, magnet: 'A5', wound: 'layered', ohms: { neck: 8080, bridge: 9290 } },
  HOT: { awg: 43, magnet: 'CER', wound: 'layered', ohms: { neck: 10_200, bridge: 12_000 } },
};
