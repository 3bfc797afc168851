import type { ConfiguratorId, StepId } from '#domain/configurator/configurator.ts';

/** One sentence under the title of a step: what the choice is about. */
const LEADS: Readonly<Record<StepId, string>> = {
  pickup: "Let's create YOUR dream pickup.",
  cover: 'Ten patterns in brass, one closed cover in nickel silver, or the bare coils.',
  model: 'Ten covers in brass, one price. Your colours come next.',
  color: 'Colours cost nothing and change no tone.',
  spacing: 'From the first pole screw to the sixth, centre to centre.',
  output: 'Finer wire costs more. More turns, not more kΩ, are louder and darker.',
  coils: 'Two coils alike hum least. Two that differ let a little more of the string through.',
  potting: 'Wax keeps the wire still at high volume. It does not change the tone.',
  wiring: 'Five leads can be split and put in parallel. Two are simpler to solder.',
  magnet: 'The magnet sets how strongly the pickup answers, and how tightly.',
  overview: '',
};

/** What is special to one configurator. */
const OWN: Readonly<Partial<Record<ConfiguratorId, Partial<Record<StepId, string>>>>> = {
  hp90: {
    model: 'Seven covers in brass, one price. Your colours come next.',
    output: 'More turns: louder and darker. Noiseless costs more to cancel hum, not to be louder.',
  },
  p90: { color: 'The cover is plastic. Its colour changes no tone.' },
};

export const leadOf = (configurator: ConfiguratorId, step: StepId): string =>
  OWN[configurator]?.[step] ?? LEADS[step];
