import type { Build } from '../tone/build.ts';
import { type Configurator, chosenOption, madeBy } from './configurator.ts';
import type { MagnetOption, OutputOption, WiringOption } from './options.ts';
import type { Choices } from './record.ts';

function coverOf({ unasked }: Configurator, choices: Choices): Build['cover'] {
  if (choices.model === 'plain') return 'plain';
  const cover = choices.cover ?? unasked(choices).cover?.id;
  return cover === 'closed' || cover === 'open' ? cover : 'none';
}

/** Input of the tone model. Defaults: Vintage ohms, AlNiCo 5, coils unmatched, not potted, two wires. */
export function toneBuildOf(configurator: Configurator, choices: Choices): Build {
  const output = chosenOption(configurator, choices, 'output') as OutputOption | undefined;
  const magnet = chosenOption(configurator, choices, 'magnet') as MagnetOption | undefined;
  const wiring = chosenOption(configurator, choices, 'wiring') as WiringOption | undefined;
  return {
    kind: madeBy(configurator, choices).kind,
    outputOhms: output?.ohms ?? configurator.usualOhms,
    magnet: magnet?.magnet ?? 'A5',
    matched: choices.coils === 'matched',
    cover: coverOf(configurator, choices),
    potted: choices.potting === 'wax',
    wires: wiring?.wires ?? 2,
    noiseless: output?.noiseless ?? false,
    position: choices.spacing === '52' ? 'bridge' : 'neck',
    ...(choices.wound === 'reverse' && { reversed: true }),
  };
}
