import type { Language } from '../languages.ts';
import { checkWritten, type Written, writtenSchema } from './custom-config.ts';
import { CUSTOM_TYPES, configuratorOf } from './custom-types.ts';
import { FAULT_MESSAGES } from './invalid-choice.messages.ts';
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
};

/** Describes the fault of an intended configuration; undefined if it is valid or the fault is unknown. */
export function customFault(value: unknown, language: Language = 'en'): string | undefined {
  const written = writtenSchema.safeParse(value);
  if (written.success) {
    const reading = checkWritten(written.data);
    if (reading.ok) return undefined;
    const { fault, notOffered, unsaid } = FAULT_MESSAGES[language];
    const text = reading.said === undefined ? unsaid : notOffered(reading.said);
    return fault(configuratorOf(written.data), reading.field, text);
  }
  const [part = ''] = written.error.issues.map(({ path }) => String(path[0]));
  const pickupType = CUSTOM_TYPES.find((known) => known === (value as Written | null)?.pickupType);
  const field = FIELD_OF_PART[part];
  if (!pickupType || !field) return undefined;
  const isThere = Reflect.get(value as Written, part) ?? false;
  const { fault, unreadable, unsaid } = FAULT_MESSAGES[language];
  return fault(configuratorOf({ pickupType }), field, isThere ? unreadable : unsaid);
}
