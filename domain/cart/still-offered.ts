import { buildPath, openFields, readChoices } from '../configurator/configurator.ts';
import { CUSTOM_TYPES, configuratorOf } from '../configurator/custom-types.ts';
import { isCustom, isSpare, type LineConfig, lineFor, lineOf, stockConfigSchema } from './cart-line.ts';

/** Address of a sold configuration: its product's page, or the build. Undefined if it is no longer on offer. */
export function offeredPath(config: LineConfig): string | undefined {
  if (isSpare(config)) return lineOf(config)?.path;
  if (!isCustom(config)) {
    const choice = stockConfigSchema.safeParse(config);
    return choice.success ? lineFor(choice.data)?.path : undefined;
  }
  if (!CUSTOM_TYPES.includes(config.pickupType)) return undefined;
  const configurator = configuratorOf(config);
  const reading = readChoices(configurator, (field) => config.choices[field]);
  return reading.ok && openFields(configurator, reading.choices).length === 0
    ? buildPath(configurator, reading.choices)
    : undefined;
}
