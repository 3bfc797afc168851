import { useMessages } from '#app/ui/language.tsx';
import { Select } from '#app/ui/select.tsx';
import { coilModesOf, type ListenPick } from '#domain/listening/listen-choice.ts';
import { SEAT_WORDS } from '#domain/listening/seats.messages.ts';
import type { Seat } from '#domain/listening/seats.ts';
import { COIL_MODES, type CoilMode } from '#domain/tone/coil-modes.ts';
import { COMPARED_MESSAGES } from './compared.messages.ts';

interface CoilsSelectProps {
  field: string;
  pick: ListenPick;
  onCoils: (mode: CoilMode) => void;
  className?: string;
}

export function useSeatOptions(seats: readonly Seat[]) {
  const { option } = useMessages(SEAT_WORDS);
  return seats.map((seat) => ({ value: seat, label: option(seat) }));
}

/** Connection of a pick's coils; nothing if its lead allows only one. */
export function CoilsSelect({ field, pick, onCoils, className }: CoilsSelectProps) {
  const words = useMessages(COMPARED_MESSAGES).card;
  const modes = coilModesOf(pick);
  if (modes.length < 2) return null;
  return (
    <Select
      id={`${field}-coils`}
      name={field}
      label={words.coils}
      className={className}
      value={pick.coils ?? 'series'}
      options={modes.map((mode) => ({ value: mode, label: words.modes[mode] }))}
      onChange={({ target }) => onCoils(COIL_MODES.find((mode) => mode === target.value) ?? 'series')}
    />
  );
}

/** Says that a pick without a sample is played live, and from which take. */
export function PlayedLive({ pick }: { pick: ListenPick }) {
  const words = useMessages(COMPARED_MESSAGES).card;
  const { coils, pair } = pick;
  if (!coils && !pair) return null;
  return (
    <p className="muted type-15 lh-[1.45] mt-16 mb-12">
      {words.live}
      {coils === 'split' ? words.split : null}
    </p>
  );
}
