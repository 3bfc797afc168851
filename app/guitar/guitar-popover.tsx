import { GUITAR_CODE } from '#app/state/guitar-code.ts';
import { showSheet, useGuitar } from '#app/state/guitar-store.ts';
import { setGuitar } from '#app/state/set-guitar.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { useLanguage, useWords } from '#app/ui/language.tsx';
import { RadioCard, RadioCards } from '#app/ui/radio-card.tsx';
import { usePath } from '#app/ui/use-path.ts';
import { usualGuitar } from '#domain/guitar/guitar.ts';
import { takes } from '#domain/guitar/guitar-load.ts';
import { capWords } from '#domain/guitar/guitar-words.ts';
import { GUITAR_WORDS } from '#domain/guitar/instruments.messages.ts';
import { POTS_KOHM } from '#domain/guitar/instruments.ts';
import { ohmsWords } from '#domain/guitar/sheet-words.ts';
import type { Load } from '#domain/tone/loads.ts';
import type { InstrumentId } from '#domain/tone/take-places.ts';
import { CableRange } from './cable-range.tsx';
import { GUITAR_MESSAGES } from './guitar.messages.ts';
import styles from './guitar-chip.module.css';
import { useNews } from './use-news.ts';

export interface GuitarPopoverProps {
  id: string;
  kind: InstrumentId;
  loads: readonly Load[];
  resonance: string | undefined;
}

/** Whose guitar the pickups beside it are usually in. */
function usualStyle(kind: InstrumentId, [load]: readonly Load[]) {
  if (kind === 'bass') return 'jazz-bass';
  return load && load.volume_Ohm < 300e3 ? 'stratocaster' : 'les-paul';
}

/** What matters most of the guitar, under its chip. */
export function GuitarPopover({ id, kind, loads, resonance }: GuitarPopoverProps) {
  const language = useLanguage();
  const to = usePath();
  const words = useWords(GUITAR_MESSAGES);
  const { style } = useWords(GUITAR_WORDS);
  const { guitar, sheet } = useGuitar();
  const news = useNews(resonance);
  const all = (
    <ButtonLink kind="second" small href={to('/your-guitar')}>
      {words.all}
    </ButtonLink>
  );
  if (guitar && !takes(guitar, kind))
    return (
      <fieldset id={id} className={styles.popover}>
        <legend className="visually-hidden">{words.yours('guitar')}</legend>
        <p className="type-15">{words.noPlace(style(guitar.style), kind)}</p>
        <div className="flex">{all}</div>
      </fieldset>
    );
  const now = guitar ?? usualGuitar(usualStyle(kind, loads));
  return (
    <fieldset id={id} className={styles.popover}>
      <legend className="visually-hidden">{words.yours(kind)}</legend>
      <fieldset>
        <legend className={cx(styles.head, 'mb-8')}>
          {words.pots} <span className="mono muted">{words.ofPots}</span>
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
      <p className={styles.head}>
        {words.capAndAmp}{' '}
        <span className="mono muted">
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
