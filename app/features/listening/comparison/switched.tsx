import { Select } from '#app/ui/select.tsx';
import { coilModesOf, type ListenPick } from '#domain/listening/listen-choice.ts';
import { SEAT_NAMES, type Seat } from '#domain/listening/seats.ts';
import { COIL_MODES, type CoilMode } from '#domain/tone/coil-modes.ts';

const MODE_NAMES: Readonly<Record<CoilMode, string>> = {
  series: 'Series',
  parallel: 'Parallel',
  split: 'Split',
};

interface CoilsSelectProps {
  /** Letter of the pick, as the form sends it. */
  field: string;
  pick: ListenPick;
  onCoils: (mode: CoilMode) => void;
  className?: string;
}

/** What a switch lets through, short enough for half a card: "Neck + bridge". */
export const seatOptions = (seats: readonly Seat[]) =>
  seats.map((seat) => ({ value: seat, label: SEAT_NAMES[seat].replace(' and ', ' + ') }));

/** How the coils of a pick are joined; nothing where its lead leaves no choice. */
export function CoilsSelect({ field, pick, onCoils, className }: CoilsSelectProps) {
  const modes = coilModesOf(pick);
  if (modes.length < 2) return null;
  return (
    <Select
      id={`${field}-coils`}
      name={field}
      label="Coils"
      className={className}
      value={pick.coils ?? 'series'}
      options={modes.map((mode) => ({ value: mode, label: MODE_NAMES[mode] }))}
      onChange={({ target }) => onCoils(COIL_MODES.find((mode) => mode === target.value) ?? 'series')}
    />
  );
}

/** Says of what no sample was made that it is played live, and from which take. */
export function PlayedLive({ pick }: { pick: ListenPick }) {
  const { coils, pair } = pick;
  if (!coils && !pair) return null;
  return (
    <p className="muted type-15 lh-[1.45] mt-16 mb-12">
      Played live: our samples are of stock pickups by themselves, with their coils in series.
      {coils === 'split'
        ? ' Of a coil alone there is no take of its own: it has that of the nearest single coil, 1\u00a0mm away at the neck, 5 at the bridge.'
        : null}
    </p>
  );
}
