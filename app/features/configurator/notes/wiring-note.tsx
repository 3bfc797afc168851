import { useLanguage, useMessages } from '#app/ui/language.tsx';
import type { ConfiguratorId } from '#domain/configurator/configurator.ts';
import { CONFIGURATORS } from '#domain/configurator/tables.ts';
import { COIL_MODES, joinCoils } from '#domain/tone/coil-modes.ts';
import { signedDecibels } from '#domain/tone/format-figures.ts';
import { SHEET_LOAD } from '#domain/tone/loads.ts';
import { resonance } from '#domain/tone/resonance.ts';
import { fineKilohertz, kiloOhms } from './format-figures.ts';
import { keptFigures } from './kept-figures.ts';
import { NOTE_MESSAGES } from './note.messages.ts';
import { Note, NoteFigure } from './note.tsx';
import { NoteDoubt } from './note-doubt.tsx';
import { shown } from './note-figures.ts';
import { NoteTable } from './note-table.tsx';
import { WiringDrawing } from './wiring-drawing.tsx';
import { WIRING_MESSAGES } from './wiring-note.messages.tsx';

/** Results of two coils in each connection of the five wires. Halves of an HP90 pick up three strings each. */
export const wiringFigures = keptFigures((of) => {
  const level = CONFIGURATORS[of].outputs.find(({ noiseless }) => noiseless);
  const { pickup } = shown(of, {
    wires: 5,
    ...(level && { outputOhms: level.ohms, noiseless: true }),
  });
  return {
    ohms: pickup.winding.resistance_Ohm,
    modes: COIL_MODES.filter((mode) => mode !== 'split' || !pickup.bobbin.split).map((mode) => {
      const joined = joinCoils(pickup, mode);
      const { minus3dB_Hz } = resonance(joined.circuit, SHEET_LOAD);
      return { mode, output_dB: joined.output_dB, humFree: joined.humFree, treble_Hz: minus3dB_Hz };
    }),
  };
});

export function WiringNote({ of }: { of: ConfiguratorId }) {
  const language = useLanguage();
  const note = useMessages(NOTE_MESSAGES);
  const words = useMessages(WIRING_MESSAGES);
  const { ohms, modes } = wiringFigures(of);
  const twoCoils = of === 'humbucker';
  return (
    <Note
      topic="wiring"
      holds={`${twoCoils ? '' : `${words.noiseless}, `}${kiloOhms(ohms, language)}, ${note.load}`}
    >
      <p>{words.two}</p>
      <p>{words.five(twoCoils)}</p>
      <NoteFigure figure={note.figure(1)} caption={words.caption(twoCoils)}>
        <WiringDrawing split={twoCoils} />
        <NoteTable
          columns={[
            { head: words.joined },
            { head: note.output },
            { head: note.end, full: note.endInFull },
            { head: note.hum },
          ]}
          rows={modes.map(({ mode, output_dB, treble_Hz, humFree }) => [
            words.modes[mode],
            output_dB === 0 ? '0\u00a0dB' : signedDecibels(output_dB, language),
            fineKilohertz(treble_Hz, language),
            humFree ? words.no : words.yes,
          ])}
        />
        <NoteDoubt of={of} figures={['treble']} />
      </NoteFigure>
      <p>{words.after(twoCoils)}</p>
      <NoteFigure figure={note.table(1)} caption={words.leads}>
        <NoteTable
          columns={[{ head: words.lead }, { head: words.from, words: true }, { head: words.to, words: true }]}
          rows={words.rows(twoCoils)}
        />
      </NoteFigure>
    </Note>
  );
}
