import { GuitarLine } from '#app/guitar/guitar-line.tsx';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { PAUSE_PATH, PLAY_PATH } from '#app/ui/play-icon.tsx';
import { RadioCard, RadioCards } from '#app/ui/radio-card.tsx';
import { Select, type SelectOption } from '#app/ui/select.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import type { ListenLink } from '#domain/production/passport-listening.ts';
import { inFigures } from '#domain/tone/format-figures.ts';
import { loadHeard } from './load-heard.ts';
import { OWN_SOUND } from './own-sound.messages.ts';
import type { OwnVoicesSound } from './own-sound-props.ts';

const VOICE =
  'justify-start min-h-48 py-8 [&::before]:[content:""] [&::before]:w-26 [&:has(:disabled)::before]:border-current';

interface OwnSoundProps {
  serial: string;
  sound: OwnVoicesSound;
  pieces: readonly SelectOption[];
  listen: ListenLink;
  isSwept: boolean;
}

/** Plays this pickup and the modelled one in a loop. Rendered here, hydrated by `hydrate-own-sound.ts`. */
export function OwnSound({ serial, sound, pieces, listen, isSwept }: OwnSoundProps) {
  const words = useMessages(OWN_SOUND);
  const language = useLanguage();
  const { apart_dB } = listen;
  const apart = apart_dB < 0.1 ? undefined : inFigures(apart_dB.toFixed(1), language);
  return (
    <div
      className="group/sound grid gap-14 mt-32 pt-20 pl-38 phone:pl-0 paper:hidden"
      data-own-sound={JSON.stringify(sound)}
      data-hydrates="own-sound"
    >
      <h3 className="h4">{words.heading}</h3>
      <GuitarLine load={sound.voices[0].load} className="max-w-430" />
      <fieldset className="[&>*]:min-w-0 [@media(scripting:none)]:hidden [@media(max-width:1199px)]:grid-cols-[144px_minmax(0,1fr)] grid grid-cols-[144px_minmax(0,1fr)_220px] gap-12 items-stretch">
        <legend className="visually-hidden">{words.soundOf(serial)}</legend>
        <Button type="button" kind="second" className="gap-12 h-auto min-h-48">
          <svg viewBox="0 0 16 16" width={14} height={14} aria-hidden="true" fill="currentColor">
            <path className="hidden group-data-on/sound:inline" d={PAUSE_PATH} />
            <path className="group-data-on/sound:hidden" d={PLAY_PATH} />
          </svg>
          <span>{words.listen}</span>
        </Button>
        <div
          role="radiogroup"
          aria-label={words.hearing}
          className="[@media(max-width:1199px)]:row-2 [@media(max-width:1199px)]:col-span-full"
        >
          <RadioCards columns={2} joined>
            <RadioCard
              name="voice"
              value="own"
              checked
              layout="row"
              className={cx(VOICE, '[&::before]:[border-top:2px_solid_var(--copper)]')}
            >
              {words.own}
            </RadioCard>
            <RadioCard
              name="voice"
              value="modelled"
              checked={false}
              layout="row"
              className={cx(VOICE, '[&::before]:[border-top:2px_dashed_var(--forest)]')}
            >
              {words.modelled}
            </RadioCard>
          </RadioCards>
        </div>
        <Select
          id="piece"
          label={words.piece}
          labelPlace="hidden"
          options={pieces}
          defaultValue="blues-riff"
        />
      </fieldset>
      <p role="status" className="text-wine empty:hidden group-data-on/sound:text-inherit" />
      <noscript>
        <p>{words.noScript}</p>
      </noscript>
      <p className="mono muted">
        {isSwept ? words.beforeSwept : words.before}
        <span data-load>{loadHeard(sound.voices[0].load, language)}</span>
        {words.after} {words.apart(apart)}
      </p>
      <p>
        <TextLink to={listen.href}>{words.besideOthers}</TextLink>
      </p>
    </div>
  );
}
