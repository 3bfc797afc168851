import { checkWritten, type Written, writtenSchema } from './custom-config.ts';
import { CUSTOM_TYPES, configuratorOf } from './custom-types.ts';
import { INVALID_CHOICE } from './invalid-choice.messages.ts';
import type { BuildField } from './record.ts';

// Separate from the parser, because carts in browsers do not show faults and need not load their texts.

const FIELD_OF_PART: Readonly<Record<string, BuildField>> = {
  cover: 'cover',
  color: 'base',
  poleSpacing: 'spacing',
  output: 'output',
  coilMatching: 'coils',
  waxPotting: 'potting',
  wiring: 'wiring',
  magnet: 'magnet',
  extraMagnet: 'magnet',
  wound: 'wound',
  connector: 'connector',
};

const { fault, notOffered, unreadable, unsaid } = INVALID_CHOICE;

/** Describes the fault of an intended configuration; undefined if it is valid or the fault is unknown. */
export function customFault(value: unknown): string | undefined {
  const written = writtenSchema.safeParse(value);
  if (written.success) {
    const reading = checkWritten(written.data);
    if (reading.ok) return undefined;
    const text = reading.said === undefined ? unsaid : notOffered(reading.said);
    return fault(configuratorOf(written.data), reading.field, text);
  }
  const [part = ''] = written.error.issues.map(({ path }) => String(path[0]));
  const pickupType = CUSTOM_TYPES.find((known) => known === (value as Written | null)?.pickupType);
  const field = FIELD_OF_PART[part];
  if (!pickupType || !field) return undefined;
  const isThere = Reflect.get(value as Written, part) ?? false;
  return fault(configuratorOf({ pickupType }), field, isThere ? unreadable : unsaid);
}
