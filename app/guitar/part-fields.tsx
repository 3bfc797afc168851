import { useState } from 'react';
import { useMessages } from '#app/ui/language.tsx';
import { RadioCard, RadioCards } from '#app/ui/radio-card.tsx';
import { Select } from '#app/ui/select.tsx';
import { GUITAR_MESSAGES } from '#domain/guitar/guitar.messages.ts';
import { anotherStyle, type Guitar, withSpot } from '#domain/guitar/guitar.ts';
import { stringsWords } from '#domain/guitar/guitar-words.ts';
import { CHOICES, INSTRUMENTS, instrumentOf } from '#domain/guitar/instruments.ts';
import { keysOf } from '#domain/records.ts';
import { GUITAR_PAGE_MESSAGES } from './guitar-page.messages.tsx';
import { LabelledCell, Segments } from './labelled-cell.tsx';

interface FieldsProps {
  guitar: Guitar;
  onGuitar: (guitar: Guitar) => void;
}

const MM_AN_INCH = 25.4;
const QUARTERS = ['', '¼', '½', '¾'];

/** 628 → "24¾". */
function inches(mm: number): string {
  const quarters = Math.round((mm / MM_AN_INCH) * 4);
  return `${Math.floor(quarters / 4)}${QUARTERS[quarters % 4]}`;
}

/** The instrument: outline, scale, strings, pickup positions. */
export function PartFields({ guitar, onGuitar }: FieldsProps) {
  const { kind, spots } = instrumentOf(guitar.style);
  const { strings } = CHOICES[kind];
  const { fields } = useMessages(GUITAR_PAGE_MESSAGES);
  const words = useMessages(GUITAR_MESSAGES);
  return (
    <>
      <LabelledCell number={1} name={fields.instrument}>
        <Select
          id="guitar"
          name="guitar"
          label={fields.instrument}
          labelPlace="hidden"
          autoComplete="off"
          value={guitar.style}
          options={keysOf(INSTRUMENTS).map((style) => ({ value: style, label: words.style(style) }))}
          onChange={({ target }) => {
            const style = keysOf(INSTRUMENTS)[target.selectedIndex];
            // Choosing the same style again changes nothing: manually set parts stay.
            if (style && style !== guitar.style) onGuitar(anotherStyle(guitar, style));
          }}
        />
      </LabelledCell>
      <LabelledCell number={2} name={fields.scale} aside={fields.inches(inches(guitar.scale_mm))}>
        <ScaleField guitar={guitar} onGuitar={onGuitar} />
      </LabelledCell>
      <LabelledCell number={3} name={fields.strings} aside={fields.nickel}>
        <Segments
          name="strings"
          values={strings}
          value={guitar.strings}
          words={stringsWords}
          onValue={(next) => onGuitar({ ...guitar, strings: next })}
        />
      </LabelledCell>
      <LabelledCell number={4} name={fields.pickups} aside={fields.of(guitar.pickups.length, spots.length)}>
        <div className="flex gap-18 items-center min-h-48">
          {spots.map((spot) => (
            <label key={spot} className="inline-flex gap-10 items-center min-h-44 cursor-pointer">
              <input
                className="w-20 h-20 m-0 accent-copper"
                type="checkbox"
                name="at"
                value={spot}
                checked={guitar.pickups.includes(spot)}
                onChange={({ target }) => onGuitar(withSpot(guitar, spot, target.checked))}
              />
              {words.spot(spot)}
            </label>
          ))}
        </div>
      </LabelledCell>
    </>
  );
}

/** One of the usual scales, or another one in mm. */
function ScaleField({ guitar, onGuitar }: FieldsProps) {
  const { scales_mm, range_mm } = CHOICES[instrumentOf(guitar.style).kind];
  const isUsual = scales_mm.some((mm) => mm === guitar.scale_mm);
  const [isOther, setOther] = useState(false);
  const { fields } = useMessages(GUITAR_PAGE_MESSAGES);
  const [typed, setTyped] = useState<string>();
  const other = isOther || !isUsual;
  const card = 'min-h-48 px-2 mono-13/[1.3]';
  return (
    <>
      <RadioCards columns={4} joined>
        {scales_mm.map((scale_mm) => (
          <RadioCard
            key={scale_mm}
            name="scale"
            value={String(scale_mm)}
            checked={!other && scale_mm === guitar.scale_mm}
            onChange={() => {
              setOther(false);
              onGuitar({ ...guitar, scale_mm });
            }}
            className={card}
          >
            {scale_mm}
          </RadioCard>
        ))}
        <RadioCard
          name="scale"
          value="other"
          checked={other}
          goesOn
          onChange={() => setOther(true)}
          className={card}
        >
          {fields.other}
        </RadioCard>
      </RadioCards>
      {/* Replaces the inches, so that nothing moves. */}
      <label className="hidden group-has-[[value=other]:checked]/cell:flex absolute top-14 right-22 gap-8 items-center bg-ground-raised">
        <span className="mono">mm</span>
        <input
          className="w-84 h-36 px-8 edge rounded bg-ground-raised text-inherit body-16/1"
          type="number"
          name="mm"
          inputMode="numeric"
          autoComplete="off"
          min={range_mm.min}
          max={range_mm.max}
          value={typed ?? String(guitar.scale_mm)}
          onChange={({ target }) => {
            setTyped(target.value);
            const { min, max } = range_mm;
            const mm = Math.round(target.valueAsNumber);
            if (mm >= min && mm <= max) onGuitar({ ...guitar, scale_mm: mm });
          }}
          onBlur={() => setTyped(undefined)}
        />
        <span className="mono muted">{fields.range(range_mm.min, range_mm.max)}</span>
      </label>
    </>
  );
}
