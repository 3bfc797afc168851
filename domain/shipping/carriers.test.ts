import { describe, expect, it } from 'vitest';
import { CARRIER_IDS, readTracking, trackingLink, usualCarrier } from './carriers.ts';

describe('carriers', () => {
  it('recognize tracking numbers as scanners and people write them', () => {
    expect(readTracking('dhl', ' 0034 0434 1618 2839 1234 ')).toBe('00340434161828391234');
    expect(readTracking('dhl-international', 'cy123456789de')).toBe('CY123456789DE');
    expect(readTracking('dhl', '0034-<script>')).toBeUndefined();
    expect(readTracking('dhl', '')).toBeUndefined();
    expect(readTracking('hand', '1234567890')).toBeUndefined();
  });

  it('link to the tracking page of a parcel', () => {
    expect(trackingLink('dhl', 'CY123456789DE')).toContain('CY123456789DE');
    expect(trackingLink('other', 'ABC-1234')).toBeUndefined();
    expect(trackingLink('dhl', null)).toBeUndefined();
  });

  it('exist for every country', () => {
    expect(usualCarrier('DE')).toBe('dhl');
    expect(CARRIER_IDS).toContain(usualCarrier('US'));
  });
});
