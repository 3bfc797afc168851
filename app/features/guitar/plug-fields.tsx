import { CableRange } from '#app/guitar/cable-range.tsx';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import type { Guitar } from '#domain/guitar/guitar.ts';
import { capWords } from '#domain/guitar/guitar-words.ts';
import { AMPS_KOHM, CAPS_NF, POTS_KOHM } from '#domain/guitar/instruments.ts';
import { ohmsWords } from '#domain/guitar/sheet-words.ts';
import { CELL, Cell, PartNumber, Segments } from './cell.tsx';
import { GUITAR_PAGE_MESSAGES } from './guitar-page.messages.tsx';

/** The load of its pickups: controls, cable, amp. */
export function PlugFields({ guitar, onGuitar }: { guitar: Guitar; onGuitar: (guitar: Guitar) => void }) {
  const { fields, block } = useMessages(GUITAR_PAGE_MESSAGES);
  const language = useLanguage();
  return (
    <>
      <Cell number={5} name={fields.pots} aside={fields.potsNote}>
        <Segments
          name="pots"
          values={POTS_KOHM}
          value={guitar.pots_kOhm}
          words={ohmsWords}
          onValue={(pots_kOhm) => onGuitar({ ...guitar, pots_kOhm })}
        />
      </Cell>
      <Cell number={6} name={fields.capacitor} aside={fields.capacitorNote}>
        <Segments
          name="cap"
          values={CAPS_NF}
          value={guitar.cap_nF}
          words={(cap_nF) => (cap_nF === 0 ? block.none : capWords(cap_nF, language))}
          onValue={(cap_nF) => onGuitar({ ...guitar, cap_nF })}
        />
      </Cell>
      <div className={CELL}>
        <div className="grid grid-cols-[24px_minmax(0,1fr)] gap-10 items-start">
          <PartNumber>{7}</PartNumber>
          <CableRange
            id="cable"
            name="cable"
            cable_m={guitar.cable_m}
            onCable={(cable_m) => onGuitar({ ...guitar, cable_m })}
          />
        </div>
      </div>
      <Cell number={8} name={fields.amp}>
        <Segments
          name="amp"
          values={AMPS_KOHM}
          value={guitar.amp_kOhm}
          words={(amp_kOhm) => `${fields.pedalOr(amp_kOhm === 470)}, ${ohmsWords(amp_kOhm)}`}
          onValue={(amp_kOhm) => onGuitar({ ...guitar, amp_kOhm })}
        />
      </Cell>
    </>
  );
}
