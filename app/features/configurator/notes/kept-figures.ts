import type { ConfiguratorId } from '#domain/configurator/configurator.ts';

/** Figures of a note, computed on the first call for each configurator and cached: windings never change. */
export function keptFigures<Figures>(
  compute: (of: ConfiguratorId) => Figures,
): (of: ConfiguratorId) => Figures {
  const known = new Map<ConfiguratorId, Figures>();
  return (of) => {
    const figures = known.get(of) ?? compute(of);
    known.set(of, figures);
    return figures;
  };
}
