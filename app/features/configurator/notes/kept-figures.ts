import type { ConfiguratorName } from '#domain/pictures.ts';

/** Figures of a note, computed at the first question for each configurator and kept: windings never change. */
export function keptFigures<Figures>(
  compute: (of: ConfiguratorName) => Figures,
): (of: ConfiguratorName) => Figures {
  const known = new Map<ConfiguratorName, Figures>();
  return (of) => {
    const figures = known.get(of) ?? compute(of);
    known.set(of, figures);
    return figures;
  };
}
