import { GUITAR_CODE } from '#app/state/guitar-code.ts';
import { showSheet, useGuitar } from '#app/state/guitar-store.ts';
import { setGuitar } from '#app/state/set-guitar.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { useLanguage, useMessages, usePath } from '#app/ui/language.tsx';
import { RadioCard, RadioCards } from '#app/ui/radio-card.tsx';
import { usualGuitar } from '#domain/guitar/guitar.ts';
import { takes } from '#domain/guitar/guitar-load.ts';
import { capWords } from '#domain/guitar/guitar-words.ts';
import { GUITAR_WORDS } from '#domain/guitar/instruments.messages.ts';
import { POTS_KOHM } from '#domain/guitar/instruments.ts';
import { ohmsWords } from '#domain/guitar/sheet-words.ts';
import type { Load } from '#domain/tone/circuit.ts';
import type { InstrumentId } from '#domain/tone/strings.ts';
import { CableRange } from './cable-range.tsx';
import { YOUR_GUITAR_MESSAGES } from './guitar.messages.ts';
import { useResonanceNews } from './use-resonance-news.ts';

export interface GuitarPopoverProps {
  id: string;
  kind: InstrumentId;
  loads: readonly Load[];
  resonance: string | undefined;
  opens: 'above' | undefined;
  slim: boolean;
}

const POPOVER = cx(
  'absolute z-6 min-w-280 small:min-w-0 max-w-430 edge bg-ground-raised text-text [&>*]:pt-14 [&>*]:px-20 [&>*]:pb-16 [&>*+*]:line-t',
  'before:absolute before:left-[var(--popover-arrow,26px)] before:w-16 before:h-16 before:[border-top:1px_solid_var(--edge)] before:[border-left:1px_solid_var(--edge)] before:bg-ground-raised',
);
const BELOW = 'top-[calc(100%_+_12px)] right-0 left-0 before:top-[-9px] before:[transform:rotate(45deg)]';
/** Opens upwards. A clipping container sets these variables to where it has room. */
const ABOVE =
  'top-[var(--popover-top,auto)] right-[var(--popover-right,0)] bottom-[var(--popover-bottom,calc(100%_+_12px))] left-[var(--popover-left,0)] before:bottom-[-9px] before:[transform:rotate(225deg)]';
const HEAD = 'flex gap-12 justify-between w-full weight-600';

/** The instrument style in which the pickups beside it are usually found. */
function usualStyle(kind: InstrumentId, [load]: readonly Load[]) {
  if (kind === 'bass') return 'jazz-bass';
  return load && load.volume_Ohm < 300e3 ? 'stratocaster' : 'les-paul';
}

export function GuitarPopover({ id, kind, loads, resonance, opens, slim }: GuitarPopoverProps) {
  const language = useLanguage();
  const to = usePath();
  const words = useMessages(YOUR_GUITAR_MESSAGES);
  const { style } = useMessages(GUITAR_WORDS);
  const { guitar, sheet } = useGuitar();
  const news = useResonanceNews(resonance);
  const look = cx(POPOVER, opens ? ABOVE : BELOW, slim && 'max-[1280px]:before:hidden');
  const all = (
    <ButtonLink kind="second" small href={to('/your-guitar')}>
      {words.all}
    </ButtonLink>
  );
  if (guitar && !takes(guitar, kind))
    return (
      <fieldset id={id} className={look}>
        <legend className="visually-hidden">{words.yours('guitar')}</legend>
        <p className="type-15">{words.noPlace(style(guitar.style), kind)}</p>
        <div className="flex">{all}</div>
      </fieldset>
    );
  const now = guitar ?? usualGuitar(usualStyle(kind, loads));
  return (
    <fieldset id={id} className={look}>
      <legend className="visually-hidden">{words.yours(kind)}</legend>
      <fieldset className="[&>legend+*]:clear-both">
        {/* Floated, because a legend otherwise sits on the edge of its group. */}
        <legend className={cx(HEAD, 'float-left mb-8')}>
          {words.pots} <span className="mono muted weight-400">{words.ofPots}</span>
        </legend>
        <RadioCards columns={4} joined>
          {POTS_KOHM.map((pots_kOhm) => (
            <RadioCard
              key={pots_kOhm}
              name={`${id}-pots`}
              value={String(pots_kOhm)}
              checked={pots_kOhm === now.pots_kOhm}
              onChange={() => setGuitar({ ...now, pots_kOhm }, GUITAR_CODE)}
              className="mono-12/[1.4] px-2"
            >
              <span className="unit" translate="no">
                {ohmsWords(pots_kOhm)}
              </span>
            </RadioCard>
          ))}
        </RadioCards>
      </fieldset>
      <CableRange
        id={`${id}-cable`}
        cable_m={now.cable_m}
        onCable={(cable_m) => setGuitar({ ...now, cable_m }, GUITAR_CODE)}
      />
      <p className={HEAD}>
        {words.capAndAmp}{' '}
        <span className="mono muted weight-400">
          {capWords(now.cap_nF, language)} · {ohmsWords(now.amp_kOhm)}
        </span>
      </p>
      <div className="flex flex-wrap gap-8">
        {all}
        {guitar ? (
          <Button kind="quiet" small onClick={() => showSheet(!sheet)}>
            {sheet ? words.showYours(kind) : words.showSheet}
          </Button>
        ) : null}
        <p role="status" className="visually-hidden">
          {news}
        </p>
      </div>
    </fieldset>
  );
}
