import { useMemo } from 'react';
import { useGuitar } from '#app/state/guitar-store.ts';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { type PlotCurve, ResponsePlot } from '#app/ui/response-plot.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { toneChangeWords } from '#domain/configurator/tone-change.ts';
import { woundIn } from '#domain/guitar/wound-in.ts';
import type { Language } from '#domain/languages.ts';
import type { Build, WoundBuild } from '#domain/tone/build.ts';
import { loadWords } from '#domain/tone/circuit.ts';
import { bandAbout } from '#domain/tone/doubt-band.ts';
import { inKilohertz } from '#domain/tone/format-figures.ts';
import { toneResponseOf } from '#domain/tone/response.ts';
import type { CurvePoint } from '#domain/tone/transfer.ts';
import { CURVE_MESSAGES } from './curve-strip.messages.ts';

export interface CurveProps {
  build: Build;
  before: Build | undefined;
  name: string;
  nameBefore: string | undefined;
}

/** A curve at its true level, so a hotter build is higher. Without `figures` it has neither uncertainty nor mark. */
function curveOf(
  { voice, resonance }: WoundBuild,
  { figures, ...line }: Pick<PlotCurve, 'id' | 'name' | 'style' | 'quiet'> & { figures: boolean },
  language: Language,
): PlotCurve {
  const { curve, top } = toneResponseOf(voice, resonance);
  const band = figures ? bandAbout(curve, voice.circuit, voice.load, voice.doubt) : undefined;
  const lifted = ({ frequency_Hz, level_dB }: CurvePoint) => ({
    frequency_Hz,
    level_dB: level_dB + voice.output_dB,
  });
  return {
    ...line,
    points: curve.map(lifted),
    ...(band && { band: { low: band.low.map(lifted), high: band.high.map(lifted) } }),
    mark: figures
      ? {
          ...lifted(top),
          words: resonance.peaked ? inKilohertz(top.frequency_Hz, language) : CURVE_MESSAGES[language].noPeak,
        }
      : undefined,
  };
}

/**
 * The response of the build, and dashed the one before the last choice: bare, or with axes, uncertainty and resonance.
 */
export function CurvePlot({
  build,
  before,
  name,
  nameBefore,
  figures = false,
  className,
}: CurveProps & { figures?: boolean; className: string }) {
  const language = useLanguage();
  const words = useMessages(CURVE_MESSAGES);
  const { shown } = useGuitar();
  const now = woundIn(build, shown);
  const past = before && woundIn(before, shown);
  const curves = useMemo(
    (): readonly PlotCurve[] => [
      curveOf(now, { id: 'now', name, style: 'solid', figures }, language),
      ...(past
        ? [
            curveOf(
              past,
              { id: 'before', name: nameBefore ?? '', style: 'dashed', quiet: true, figures: false },
              language,
            ),
          ]
        : []),
    ],
    [now, past, name, nameBefore, figures, language],
  );
  const { resonance } = now;
  return (
    <ResponsePlot
      curves={curves}
      minimum_Hz={100}
      maximum_Hz={10_000}
      minimum_dB={-10}
      maximum_dB={14}
      label={words.plot(name, resonance.peaked ? inKilohertz(resonance.frequency_Hz, language) : undefined)}
      bare
      ticks={figures}
      grid={figures}
      className={className}
    />
  );
}

/** The full curve: what the last choice changed, axes, uncertainty, and the load. */
export function CurveFigures(props: CurveProps) {
  const { build, before, name, nameBefore } = props;
  const language = useLanguage();
  const words = useMessages(CURVE_MESSAGES);
  const { shown } = useGuitar();
  return (
    <>
      <p className="mono flex flex-wrap gap-x-[1.4em]">
        <span className="copper" translate="no">
          {name}
        </span>
        {nameBefore ? <span className="muted">{words.before(nameBefore)}</span> : null}
        {before ? <span>{toneChangeWords(before, build, shown, language)}</span> : null}
      </p>
      <CurvePlot {...props} figures className="[--plot-height:200px]" />
      <p className="mono muted">
        <TextLink to="/model">{words.modelled}</TextLink>
        {words.into(loadWords(woundIn(build, shown).voice.load, language))}
      </p>
    </>
  );
}
