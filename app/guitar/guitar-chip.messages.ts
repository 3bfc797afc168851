import type { InLanguages } from '#domain/languages.ts';
import type { InstrumentId } from '#domain/tone/take-places.ts';

interface ChipMessages {
  readonly inYour: (kind: InstrumentId) => string;
  readonly sheet: string;
  readonly close: string;
  readonly change: string;
  readonly set: (kind: InstrumentId) => string;
}

/** On the line that says which load is drawn and heard. */
export const CHIP_MESSAGES: InLanguages<ChipMessages> = {
  en: {
    inYour: (kind) => `In your ${kind}`,
    sheet: 'Sheet load',
    close: 'Close',
    change: 'Change',
    set: (kind) => `Set your ${kind}`,
  },
  de: {
    inYour: (kind) => (kind === 'bass' ? 'In deinem Bass' : 'In deiner Gitarre'),
    sheet: 'Datenblatt-Last',
    close: 'Schließen',
    change: 'Ändern',
    set: (kind) => (kind === 'bass' ? 'Deinen Bass einstellen' : 'Deine Gitarre einstellen'),
  },
};
