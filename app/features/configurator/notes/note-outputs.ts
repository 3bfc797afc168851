import type { ConfiguratorName } from '#domain/pictures.ts';

export interface NoteOutput {
  readonly name: string;
  readonly ohms: number;
  /** The hum-free HP90: two halves against each other. */
  readonly noiseless?: boolean;
}

/** The output levels of the specification. */
export const NOTE_OUTPUTS: Record<ConfiguratorName, readonly NoteOutput[]> = {
  humbucker: [
    { name: 'Super Clean', ohms: 6000 },
    { name: 'Clean', ohms: 7000 },
    { name: 'Vintage', ohms: 7500 },
    { name: 'Modern', ohms: 8000 },
    { name: 'Spicy', ohms: 12_000 },
    { name: 'Hot', ohms: 14_500 },
    { name: 'Reaper', ohms: 16_000 },
  ],
  hp90: [
    { name: 'Clean', ohms: 7000 },
    { name: 'Vintage', ohms: 8000 },
    { name: 'Modern', ohms: 9000 },
    { name: 'Hot', ohms: 10_000 },
    { name: 'Noiseless', ohms: 9000, noiseless: true },
    { name: 'Noiseless Hot', ohms: 9600, noiseless: true },
  ],
  p90: [
    { name: 'Super Clean', ohms: 6000 },
    { name: 'Vintage', ohms: 7500 },
    { name: 'Modern', ohms: 8000 },
    { name: 'Hot', ohms: 14_500 },
    { name: 'Reaper', ohms: 16_000 },
  ],
};
