import type { ConfiguratorId } from '#domain/configurator/configurator.ts';
import HP90 from '#records/models/hp90-fishbone-50.json' with { type: 'json' };
import HUMBUCKER from '#records/models/humbucker-fishbone-50.json' with { type: 'json' };
import DOGEAR from '#records/models/p90-dogear-50.json' with { type: 'json' };
import SOAPBAR from '#records/models/p90-soapbar-50.json' with { type: 'json' };

/** A pickup from above, mm, from its CAD model. */
export interface Outline {
  readonly length: number;
  readonly width: number;
  /** Distance of the two rows of poles; undefined for a single row in the middle. */
  readonly rows?: number;
}

export const OUTLINES: Record<ConfiguratorId, Outline> = {
  humbucker: HUMBUCKER.dimensions,
  hp90: { length: HP90.dimensions.length, width: HP90.dimensions.width },
  p90: { length: SOAPBAR.dimensions.coverLength, width: SOAPBAR.dimensions.coverWidth },
};

/** The two classic P90s, mm: covers, mounting screws and cover heights. */
export const CLASSICS = { dogear: DOGEAR.dimensions, soapbar: SOAPBAR.dimensions } as const;
