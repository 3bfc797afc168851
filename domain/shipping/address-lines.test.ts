import { expect, it } from 'vitest';
import { addressLines } from './address-lines.ts';

it.each([
  ['AT', { postal_code: '1060', city: 'Wien' }, ['1060 Wien', 'Austria']],
  ['US', { postal_code: '10001', city: 'New York', state: 'NY' }, ['New York, NY 10001', 'United States']],
  ['CA', { postal_code: 'H2X 1Y4', city: 'Montréal', state: 'QC' }, ['Montréal, QC H2X 1Y4', 'Canada']],
  ['GB', { postal_code: 'M1 1AE', city: 'Manchester' }, ['Manchester', 'M1 1AE', 'United Kingdom']],
  ['IE', { postal_code: '', city: 'Cork' }, ['Cork', 'Ireland']],
] as const)('address lines are those of %s', (country, place, lines) => {
  const address = { line1: '1 Main St', line2: ' ', country, ...place };
  expect(addressLines('Sam', address)).toEqual(['Sam', '1 Main St', ...lines]);
});
