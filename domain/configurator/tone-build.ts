import type { Build, BuildKind } from '../tone/build.ts';
import { type Choices, type Configurator, chosenOption } from './configurator.ts';
import type { MagnetOption, OutputOption, WiringOption } from './options.ts';

/** Ohms where no output is chosen yet: each configurator's Vintage. */
const USUAL_OHMS = { humbucker: 7500, hp90: 8000, p90: 7500 } as const;

function kindOf({ id }: Pick<Configurator, 'id'>, { pickup }: Choices): BuildKind {
  if (id !== 'p90') return id;
  return pickup === 'soapbar' ? 'p90-soapbar' : 'p90-dogear';
}

function coverOf({ id }: Pick<Configurator, 'id'>, { cover, model }: Choices): Build['cover'] {
  if (model === 'plain') return 'plain';
  if (id === 'hp90') return 'open';
  return cover === 'closed' || cover === 'open' ? cover : 'none';
}

/**
 * What the tone model winds for the choices so far. What is not chosen yet is as usual: Vintage ohms, AlNiCo 5, coils
 * unmatched, potted not, two wires.
 */
export function toneBuildOf(configurator: Configurator, choices: Choices): Build {
  const output = chosenOption(configurator, choices, 'output') as OutputOption | undefined;
  const magnet = chosenOption(configurator, choices, 'magnet') as MagnetOption | undefined;
  const wiring = chosenOption(configurator, choices, 'wiring') as WiringOption | undefined;
  return {
    kind: kindOf(configurator, choices),
    outputOhms: output?.ohms ?? USUAL_OHMS[configurator.id],
    magnet: magnet?.magnet ?? 'A5',
    matched: choices.coils === 'matched',
    cover: coverOf(configurator, choices),
    potted: choices.potting === 'wax',
    wires: wiring?.wires ?? 2,
    noiseless: output?.noiseless ?? false,
    position: choices.spacing === '52' ? 'bridge' : 'neck',
  };
}
