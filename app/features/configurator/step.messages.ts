import type { Step, StepId } from '#domain/configurator/record.ts';

/** One sentence under the title of a step: what the choice is about. */
const LEADS: Readonly<Record<StepId, string>> = {
  pickup: "Let's create YOUR dream pickup.",
  cover: 'Ten patterns in brass, one closed cover in nickel silver, or the bare coils.',
  model: 'Ten covers in brass, one price. Colours come next.',
  color: 'Colours cost nothing and change no tone.',
  spacing: 'From the first pole screw to the sixth, centre to centre.',
  output: 'Finer wire costs more. More turns, not more kΩ, are louder and darker.',
  coils: 'Two coils alike hum least. Two that differ let a little more of the string through.',
  potting: 'Wax keeps the wire still at high volume. It does not change the tone.',
  wiring: 'Five leads can be split and put in parallel. Two are simpler to solder.',
  magnet: 'The magnet sets how strongly the pickup answers, and how tightly.',
  overview: '',
};

/** Under a step's title: what its configurator says in its own way, else what all say. */
export const leadOf = ({ id, lead }: Step): string => lead ?? LEADS[id];
