import type { Choices, Configurator } from './configurator.ts';
import { CONFIGURATORS } from './tables.ts';

/** What carts and orders call the pickups of the configurators, with the configurator and its pickup. */
export const TYPES = {
  CUSTOM_HUMBUCKER: { of: 'humbucker' },
  CUSTOM_HUMBUCKER_P90: { of: 'hp90' },
  CUSTOM_P90_DOGEAR: { of: 'p90', pickup: 'dogear' },
  CUSTOM_P90_SOAPBAR: { of: 'p90', pickup: 'soapbar' },
} as const;

export type CustomType = keyof typeof TYPES;
export const CUSTOM_TYPES = Object.keys(TYPES) as [CustomType, ...CustomType[]];

/** A whole build, checked against the tables: what a cart line or an order holds inside the shop. */
export interface CustomConfig {
  readonly pickupType: CustomType;
  readonly choices: Choices;
}

export const configuratorOf = ({ pickupType }: Pick<CustomConfig, 'pickupType'>): Configurator =>
  CONFIGURATORS[TYPES[pickupType].of];

export function customTypeOf({ id }: Pick<Configurator, 'id'>, { pickup }: Choices): CustomType {
  if (id === 'humbucker') return 'CUSTOM_HUMBUCKER';
  if (id === 'hp90') return 'CUSTOM_HUMBUCKER_P90';
  return pickup === 'soapbar' ? 'CUSTOM_P90_SOAPBAR' : 'CUSTOM_P90_DOGEAR';
}
