import { type Configurator, type CustomType, madeBy } from './configurator.ts';
import type { Choices } from './record.ts';
import { CONFIGURATORS } from './tables.ts';

export type { CustomType } from './configurator.ts';

const ALL: readonly Configurator[] = Object.values(CONFIGURATORS);
const [first, ...others] = ALL.flatMap(({ makes }) => makes.map(({ type }) => type));
if (!first) throw new Error('There is no configurator');

export const CUSTOM_TYPES: [CustomType, ...CustomType[]] = [first, ...others];

export const CUSTOM_NAMES: readonly string[] = ALL.flatMap(({ makes }) => makes.map(({ name }) => name));

export interface CustomConfig {
  readonly pickupType: CustomType;
  readonly choices: Choices;
}

export function configuratorOf({ pickupType }: Pick<CustomConfig, 'pickupType'>): Configurator {
  const found = ALL.find(({ makes }) => makes.some(({ type }) => type === pickupType));
  if (!found) throw new Error(`No configurator makes ${pickupType}`);
  return found;
}

export const customTypeOf = (configurator: Pick<Configurator, 'makes'>, choices: Choices): CustomType =>
  madeBy(configurator, choices).type;
