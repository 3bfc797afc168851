import type { ConfiguratorId } from '#domain/configurator/configurator.ts';
import type { Build } from '#domain/tone/build.ts';

/** The reference build of a configurator's notes; a note varies it. */
export const NOTE_BUILDS = {
  humbucker: {
    kind: 'humbucker',
    outputOhms: 8000,
    magnet: 'A5',
    matched: true,
    cover: 'open',
    potted: true,
    wires: 2,
  },
  hp90: {
    kind: 'hp90',
    outputOhms: 8000,
    magnet: 'A5',
    matched: true,
    cover: 'open',
    potted: true,
    wires: 2,
  },
  p90: {
    kind: 'p90-dogear',
    outputOhms: 8000,
    magnet: 'A5',
    matched: true,
    cover: 'none',
    potted: true,
    wires: 2,
  },
} as const satisfies Record<ConfiguratorId, Build>;
