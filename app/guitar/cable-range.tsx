import type { KeyboardEvent } from 'react';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { Range } from '#app/ui/range.tsx';
import { cableCapacitance } from '#domain/guitar/guitar-load.ts';
import { cableWords } from '#domain/guitar/guitar-words.ts';
import { CABLE_M } from '#domain/guitar/instruments.ts';
import { YOUR_GUITAR_MESSAGES } from './guitar.messages.ts';

interface CableRangeProps {
  id: string;
  name?: string;
  cable_m: number;
  onCable: (cable_m: number) => void;
}

const MARKS = [0, 3, 6, 9, 12];
const TEN = 10;

export function CableRange({ id, name, cable_m, onCable }: CableRangeProps) {
  const language = useLanguage();
  const words = useMessages(YOUR_GUITAR_MESSAGES);
  function onKeyDown(event: KeyboardEvent) {
    const up = /^Arrow(Right|Up)$/.test(event.key);
    if (!event.shiftKey || !(up || /^Arrow(Left|Down)$/.test(event.key))) return;
    event.preventDefault();
    const next = cable_m + (up ? 1 : -1) * TEN * CABLE_M.step;
    onCable(Math.min(CABLE_M.max, Math.max(CABLE_M.min, next)));
  }
  return (
    <div>
      <Range
        id={id}
        name={name}
        label={words.cable}
        {...CABLE_M}
        value={cable_m}
        // Browsers restore form fields; here the stored guitar takes precedence.
        autoComplete="off"
        words={
          <span className="unit" translate="no">
            {cableWords(cable_m, language)}
          </span>
        }
        spoken={words.cableSpoken(cable_m, cableCapacitance(cable_m))}
        onValue={onCable}
        onKeyDown={onKeyDown}
      />
      <p className="mono muted flex justify-between -mt-4" aria-hidden="true">
        {MARKS.map((metres) => (
          <span key={metres}>{metres === CABLE_M.max ? `${metres}\u00a0m` : metres}</span>
        ))}
      </p>
    </div>
  );
}
