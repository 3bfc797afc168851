import { pickupName } from '../configurator/bill.ts';
import { BUILD_MESSAGES } from '../configurator/build.messages.ts';
import { buildKey, type MadeBuild } from '../configurator/build-key.ts';
import { buildPath, chosenOption } from '../configurator/configurator.ts';
import { describeBuild } from '../configurator/describe.ts';
import { lookOf } from '../configurator/record.ts';
import { toneBuildOf } from '../configurator/tone-build.ts';
import type { Language } from '../languages.ts';
import { customPicture, sourcesOf } from '../products/pictures.ts';
import type { BuildPick } from './listen-choice.ts';
import { nearestStock } from './nearest.ts';

/** "Custom Humbucker, Fishbone, Modern, AlNiCo 5": the cover's model, or its type if it has none. */
function buildName({ configurator, choices }: MadeBuild, language: Language): string {
  function option(field: 'cover' | 'model' | 'output' | 'magnet') {
    const chosen = chosenOption(configurator, choices, field);
    return chosen && BUILD_MESSAGES[language].name(field, chosen);
  }
  return [
    pickupName(configurator, choices),
    option('model') ?? option('cover'),
    option('output'),
    option('magnet'),
  ]
    .filter((words) => words !== undefined)
    .join(', ');
}

export function buildPick(build: MadeBuild, language: Language = 'en'): BuildPick {
  const { configurator, choices } = build;
  return {
    key: buildKey(configurator, choices),
    name: buildName(build, language),
    tone: toneBuildOf(configurator, choices),
    words: describeBuild(configurator, choices, language).map(({ value }) => value),
    path: buildPath(configurator, choices),
    picture: sourcesOf(customPicture(lookOf(configurator, choices))),
    nearest: nearestStock(build),
  };
}
