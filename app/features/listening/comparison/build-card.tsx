import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { cx } from '#app/ui/cx.ts';
import { useMessages } from '#app/ui/language.tsx';
import { Photo } from '#app/ui/photo.tsx';
import { Select } from '#app/ui/select.tsx';
import { usePath } from '#app/ui/use-path.ts';
import { type BuildPick, coilModesOf, otherMode } from '#domain/listening/listen-choice.ts';
import { isPair, SEATS_OF_TWO } from '#domain/listening/seats.ts';
import { COMPARED_MESSAGES } from './compared.messages.ts';
import type { ChoiceLetter } from './comparison.ts';
import { PickFrame } from './pick-frame.tsx';
import { CoilsSelect, PlayedLive, useSeatOptions } from './switched.tsx';

interface BuildCardProps {
  letter: ChoiceLetter;
  pick: BuildPick;
  /** "150 €"; undefined without a price. */
  price: string | undefined;
  instead: string;
  onPick: (pick: BuildPick) => void;
  onInstead: () => void;
  onRemove: (() => void) | undefined;
}

/** A build among the picks: picture, specification, price, switch position, and a link to its configurator. */
export function BuildCard({ letter, pick, price, instead, onPick, onInstead, onRemove }: BuildCardProps) {
  const messages = useMessages(COMPARED_MESSAGES).card;
  const to = usePath();
  const { key, name, words, path, picture, pair } = pick;
  const field = letter.toLowerCase();
  const own = pick.tone.position ?? 'neck';
  const seats = useSeatOptions(SEATS_OF_TWO.filter((seat) => seat === own || isPair(seat)));
  const hasModes = coilModesOf(pick).length > 1;
  return (
    <PickFrame letter={letter} onRemove={onRemove}>
      {/* Without scripts the form sends the build unchanged. */}
      <input type="hidden" name={field} value={key} />
      <Photo
        picture={picture}
        alt=""
        sizes="(min-width: 992px) 30vw, 90vw"
        className="w-full h-auto mb-16 aspect-[16/10] object-cover"
      />
      <p className="weight-600" translate="no">
        {name}
      </p>
      <p className="mono muted flex-1 mt-8 mb-16">{words.join(' / ')}</p>
      <div
        className={cx(
          'grid grid-cols-[repeat(auto-fit,minmax(150px,1fr))] phone:grid-cols-[3fr_2fr] gap-y-16 gap-x-12 w-full',
          !pair && !pick.coils && 'mb-12',
        )}
      >
        <Select
          id={`${field}-position`}
          name={field}
          label={messages.position}
          className={cx(!hasModes && 'col-span-full')}
          value={pair ?? own}
          options={seats}
          onChange={({ target }) =>
            onPick({ ...pick, pair: target.value === 'neck-bridge' ? 'neck-bridge' : undefined })
          }
        />
        <CoilsSelect
          field={field}
          pick={pick}
          onCoils={(mode) => onPick({ ...pick, coils: otherMode(mode) })}
        />
      </div>
      <PlayedLive pick={pick} />
      {price ? <p className="mono">{price}</p> : null}
      <ArrowLink href={to(path)}>{messages.change}</ArrowLink>
      <ArrowLink
        href={to(instead)}
        onClick={(event) => {
          event.preventDefault();
          onInstead();
        }}
      >
        {messages.instead}
      </ArrowLink>
    </PickFrame>
  );
}
