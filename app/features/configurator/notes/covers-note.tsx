import type { ConfiguratorId } from '#domain/configurator/configurator.ts';
import { changeCurve, levelChange } from '#domain/tone/change-curve.ts';
import { inDecibels, signedDecibels } from '#domain/tone/format-figures.ts';
import { SHEET_LOAD } from '#domain/tone/loads.ts';
import { fineKilohertz, kiloOhms } from './format-figures.ts';
import { keptFigures } from './kept-figures.ts';
import { Note, NoteFigure } from './note.tsx';
import { LOAD_WORDS, NOTE_BUILDS } from './note-builds.ts';
import { NoteDoubt } from './note-doubt.tsx';
import { shown } from './note-figures.ts';
import { NotePlot } from './note-plot.tsx';
import { NoteTable } from './note-table.tsx';

/** Where the pick attack is. */
const ATTACK_HZ = 4000;
const TOP_HZ = 10_000;

/** What each cover takes, against none. */
export const coverFigures = keptFigures((of) => {
  const bare = shown(of, { cover: 'none' });
  const looked = (cover: 'none' | 'open' | 'plain' | 'closed') => {
    const build = shown(of, { cover });
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

const NAMES = {
  none: 'No Cover',
  open: 'Open, brass',
  closed: 'Closed, nickel silver',
  plain: 'Plain, brass',
} as const;

export function CoversNote({ of }: { of: ConfiguratorId }) {
  const figures = coverFigures(of);
  const { open, closed } = figures;
  const offersClosed = of === 'humbucker';
  const holds = `${kiloOhms(NOTE_BUILDS[of].outputOhms)}, ${LOAD_WORDS}`;
  return (
    <Note topic="covers" holds={holds}>
      <p>
        A closed cover is a sheet of nickel silver over {offersClosed ? 'both coils' : 'the coil'}. The string
        moves the field, the field drives small currents round the sheet, and the currents eat treble.
        Openings leave them only narrow webs to turn in.
      </p>
      <NoteFigure figure="FIG. 1" caption="What a cover takes, against no cover">
        <NotePlot
          label={`From 500 Hz to 10 kHz a closed cover takes up to ${inDecibels(closed.top_dB)}, an open one ${inDecibels(open.top_dB)}`}
          frame={{ minimum_Hz: 500, maximum_Hz: TOP_HZ, minimum_dB: -2.4, maximum_dB: 0.3 }}
          levels={[0, -1, -2]}
          curves={[
            {
              name: NAMES.open,
              line: 'copper',
              points: open.points,
              at: { frequency_Hz: 5600, level_dB: -0.5 },
            },
            {
              name: NAMES.closed,
              line: 'dashed',
              points: closed.points,
              at: { frequency_Hz: 1700, level_dB: -1.75 },
            },
          ]}
        />
        <NoteTable
          columns={[
            { head: 'Cover' },
            { head: '−3\u00a0dB', full: 'Response 3 dB down at' },
            { head: 'Peak' },
            { head: `At ${ATTACK_HZ / 1000}\u00a0kHz` },
          ]}
          rows={(['none', 'open', 'closed', 'plain'] as const).map((cover) => [
            NAMES[cover],
            fineKilohertz(figures[cover].minus3dB_Hz),
            signedDecibels(figures[cover].peak_dB),
            cover === 'none' ? '0' : signedDecibels(figures[cover].attack_dB),
          ])}
        />
        <NoteDoubt of={of} change={{ cover: 'closed' }} figures={['treble', 'peak']} />
      </NoteFigure>
      <p>
        A decibel or two is little, but it sits where the pick attack is.{' '}
        {offersClosed
          ? 'If you want the look of a closed cover, take one: it is no mistake, and it shields better.'
          : 'So the HP90 comes with open covers only.'}{' '}
        Plain, with nothing but its six holes, counts as a closed sheet of brass, which conducts better than
        nickel silver: it is the darkest of all.
      </p>
      <p>
        The closed curve follows a public measurement of one humbucker with and without its cover
        (pickupAnalyseR, CC0), and what brass does more a second one. The open curve is worked out from them,
        by metal and width of the webs.
      </p>
    </Note>
  );
}
