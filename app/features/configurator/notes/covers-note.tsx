import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { cached } from '#domain/cached.ts';
import type { ConfiguratorId } from '#domain/configurator/configurator.ts';
import { changeCurve, levelChange } from '#domain/tone/change-curve.ts';
import { SHEET_LOAD } from '#domain/tone/circuit.ts';
import { inDecibels, signedDecibels } from '#domain/tone/format-figures.ts';
import { COVERS_MESSAGES } from './covers-note.messages.ts';
import { InfoNote, NoteDoubt, NoteFigure, NoteTable } from './info-note.tsx';
import { NOTE_MESSAGES } from './note.messages.ts';
import { fineKilohertz, kiloOhms, NOTE_BUILDS, noteExample } from './note-figures.ts';
import { NotePlot } from './note-plot.tsx';

const ATTACK_HZ = 4000;
const TOP_HZ = 10_000;

export const coverFigures = cached((of: ConfiguratorId) => {
  const bare = noteExample(of, { cover: 'none' });
  const looked = (cover: 'none' | 'open' | 'plain' | 'closed') => {
    const build = noteExample(of, { cover });
    const change = (frequency: number) =>
      levelChange(build.pickup.circuit, bare.pickup.circuit, SHEET_LOAD, frequency);
    return {
      ...build.resonance,
      attack_dB: change(ATTACK_HZ),
      top_dB: change(TOP_HZ),
      points: changeCurve(build.pickup.circuit, bare.pickup.circuit, SHEET_LOAD, { to: TOP_HZ }),
    };
  };
  return { none: looked('none'), open: looked('open'), plain: looked('plain'), closed: looked('closed') };
});

const COVERS = ['none', 'open', 'closed', 'plain'] as const;

export function CoversNote({ of }: { of: ConfiguratorId }) {
  const language = useLanguage();
  const note = useMessages(NOTE_MESSAGES);
  const words = useMessages(COVERS_MESSAGES);
  const figures = coverFigures(of);
  const { open, closed } = figures;
  const hasTwoCoils = of === 'humbucker';
  const holds = `${kiloOhms(NOTE_BUILDS[of].outputOhms, language)}, ${note.load}`;
  return (
    <InfoNote topic="covers" holds={holds}>
      <p>{words.why(hasTwoCoils)}</p>
      <NoteFigure figure={note.figure(1)} caption={words.caption}>
        <NotePlot
          label={words.plot(inDecibels(closed.top_dB, language), inDecibels(open.top_dB, language))}
          frame={{ minimum_Hz: 500, maximum_Hz: TOP_HZ, minimum_dB: -2.4, maximum_dB: 0.3 }}
          levels={[0, -1, -2]}
          curves={[
            {
              name: words.names.open,
              line: 'copper',
              points: open.points,
              at: { frequency_Hz: 5600, level_dB: -0.5 },
            },
            {
              name: words.names.closed,
              line: 'dashed',
              points: closed.points,
              at: { frequency_Hz: 1700, level_dB: -1.75 },
            },
          ]}
        />
        <NoteTable
          columns={[
            { head: words.cover },
            { head: note.end, full: note.endInFull },
            { head: note.peak },
            { head: words.at(ATTACK_HZ / 1000) },
          ]}
          rows={COVERS.map((cover) => [
            words.names[cover],
            fineKilohertz(figures[cover].minus3dB_Hz, language),
            signedDecibels(figures[cover].peak_dB, language),
            cover === 'none' ? '0' : signedDecibels(figures[cover].attack_dB, language),
          ])}
        />
        <NoteDoubt of={of} change={{ cover: 'closed' }} figures={['treble', 'peak']} />
      </NoteFigure>
      <p>{words.take(hasTwoCoils)}</p>
      <p>{words.source}</p>
    </InfoNote>
  );
}
