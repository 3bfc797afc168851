import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { cached } from '#domain/cached.ts';
import type { ConfiguratorId } from '#domain/configurator/configurator.ts';
import type { Build } from '#domain/tone/build.ts';
import { pairCurve, pairLevel, pairNotch } from '#domain/tone/coil-pair.ts';
import { inDecibels, signedDecibels, thousands } from '#domain/tone/format-figures.ts';
import { humLevel } from '#domain/tone/pickup.ts';
import { COILS_MESSAGES } from './coils-note.messages.ts';
import { InfoNote, NoteDoubt, NoteFigure, NoteTable } from './info-note.tsx';
import { NOTE_MESSAGES } from './note.messages.ts';
import { fineKilohertz, kiloOhms, NOTE_BUILDS, noteExample } from './note-figures.ts';
import { NotePlot } from './note-plot.tsx';

/** The lowest string: its cancelled treble is the most audible. */
const LOW_E = 0;
const RANGE = { from: 1000, to: 5000, floor_dB: -40 } as const;

/** Matched and unmatched coils, each with its hum and the remaining level of the low E. */
export const coilFigures = cached((of: ConfiguratorId) => {
  const looked = (matched: Build['matched']) => {
    const build = noteExample(of, { matched });
    const notch_Hz = pairNotch(build.pickup, LOW_E);
    return {
      ...build,
      hum_dB: humLevel(build.pickup),
      notch_Hz,
      left_dB: pairLevel(build.pickup, LOW_E, notch_Hz),
      points: pairCurve(build.pickup, LOW_E, RANGE),
    };
  };
  return { matched: looked(true), unmatched: looked(false) };
});

export function CoilsNote() {
  const language = useLanguage();
  const note = useMessages(NOTE_MESSAGES);
  const words = useMessages(COILS_MESSAGES);
  const { matched, unmatched } = coilFigures('humbucker');
  const [more = 0, fewer = 0] = unmatched.pickup.winding.turns;
  const percent = Math.round(((more - fewer) / (more + fewer)) * 100);
  const notch = fineKilohertz(matched.notch_Hz, language);
  const decibels = (level: number) => inDecibels(level, language);
  return (
    <InfoNote topic="coils" holds={`${kiloOhms(NOTE_BUILDS.humbucker.outputOhms, language)}, ${note.load}`}>
      <p>{words.hum(percent, decibels(unmatched.hum_dB - matched.hum_dB), decibels(unmatched.hum_dB))}</p>
      <NoteFigure figure={note.figure(1)} caption={words.caption}>
        <NotePlot
          label={words.plot(notch, signedDecibels(unmatched.left_dB, language))}
          frame={{ minimum_Hz: RANGE.from, maximum_Hz: RANGE.to, minimum_dB: -40, maximum_dB: 3 }}
          levels={[0, -12, -24, -36]}
          curves={[
            {
              name: words.unmatched,
              line: 'copper',
              points: unmatched.points,
              at: { frequency_Hz: 2050, level_dB: -21 },
            },
            {
              name: words.matched,
              line: 'dashed',
              points: matched.points,
              at: { frequency_Hz: 3600, level_dB: -34 },
            },
          ]}
        />
        <NoteTable
          columns={[
            { head: words.coils },
            { head: words.turns },
            { head: note.hum },
            { head: note.end, full: note.endInFull },
          ]}
          rows={[matched, unmatched].map(({ pickup, hum_dB, resonance }, index) => [
            index === 0 ? words.matched : words.unmatched,
            pickup.winding.turns.map(thousands).join(' + '),
            signedDecibels(hum_dB, language),
            fineKilohertz(resonance.minus3dB_Hz, language),
          ])}
        />
        <NoteDoubt of="humbucker" figures={['treble']} />
      </NoteFigure>
      <p>{words.places(notch)}</p>
    </InfoNote>
  );
}
