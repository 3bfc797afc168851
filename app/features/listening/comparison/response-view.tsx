import { useMemo } from 'react';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { type PlotCurve, ResponsePlot } from '#app/ui/response-plot.tsx';
import { inKilohertz } from '#domain/tone/format-figures.ts';
import type { CurvePoint } from '#domain/tone/transfer.ts';
import { LISTEN_MESSAGES } from '../listen.messages.ts';
import { type HeardPickup, levelResponse } from './comparison.ts';

export const LINES = ['solid', 'dashed', 'dotted'] as const satisfies readonly PlotCurve['style'][];

interface ResponseViewProps {
  pickups: readonly HeardPickup[];
  heard: number;
  trueOutput: boolean;
}

export function ResponseView({ pickups, heard, trueOutput }: ResponseViewProps) {
  const language = useLanguage();
  const words = useMessages(LISTEN_MESSAGES);
  const drawn = useMemo(
    () => pickups.map((pickup) => ({ ...pickup, ...levelResponse(pickup.voice) })),
    [pickups],
  );
  const curves = drawn.map(({ letter, name, voice, curve, top, band }, index): PlotCurve => {
    const lift = trueOutput ? voice.output_dB : 0;
    const lifted = ({ frequency_Hz, level_dB }: CurvePoint) => ({ frequency_Hz, level_dB: level_dB + lift });
    return {
      id: letter,
      name: `${letter} ${name}`,
      style: LINES[index] ?? 'dotted',
      quiet: index !== heard,
      points: curve.map(lifted),
      ...(index === heard && { band: { low: band.low.map(lifted), high: band.high.map(lifted) } }),
      mark: {
        frequency_Hz: top.frequency_Hz,
        level_dB: top.level_dB + lift,
        words: `${letter} ${inKilohertz(top.frequency_Hz, language)}`,
      },
    };
  });
  const names = pickups.map(({ letter, name }) => `${letter}, ${name}`).join('; ');
  return (
    <ResponsePlot
      curves={curves}
      label={words.curves(names)}
      bare
      // Keeps Play on the first screen, above the consent bar.
      className="desk:[--plot-height:270px]"
    />
  );
}
