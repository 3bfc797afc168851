import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { useMessages } from '#app/ui/language.tsx';
import { Select } from '#app/ui/select.tsx';
import { usePath } from '#app/ui/use-path.ts';
import { positionsNamed } from '#domain/finder/names.ts';
import { type MeasuredPick, measuredPick, type StockPick } from '#domain/listening/listen-choice.ts';
import { seatCalled } from '#domain/listening/seats.ts';
import { COMPARED_MESSAGES } from './compared.messages.ts';
import type { ChoiceLetter } from './comparison.ts';
import { PickFrame } from './pick-frame.tsx';
import { ProductSelect } from './product-select.tsx';
import { useSeatOptions } from './switched.tsx';

interface MeasuredCardProps {
  letter: ChoiceLetter;
  pick: MeasuredPick;
  onPick: (pick: StockPick | MeasuredPick) => void;
  onRemove: (() => void) | undefined;
}

/** Another maker's measured pickup among the picks: its position, its source, and links to its curve and the finder. */
export function MeasuredCard({ letter, pick, onPick, onRemove }: MeasuredCardProps) {
  const words = useMessages(COMPARED_MESSAGES).card;
  const to = usePath();
  const { measured, position } = pick;
  const field = letter.toLowerCase();
  return (
    <PickFrame letter={letter} onRemove={onRemove}>
      <div className="grid gap-y-16 w-full">
        <ProductSelect field={field} pick={pick} onPick={onPick} />
        <Select
          id={`${field}-position`}
          name={field}
          label={words.position}
          value={position}
          options={useSeatOptions(positionsNamed(measured))}
          onChange={({ target }) => onPick(measuredPick(measured, seatCalled(target.value) ?? position))}
        />
      </div>
      <p className="flex-1 mt-20 mb-12">{words.measured}</p>
      <ArrowLink href={to('/model#curves')}>{words.curve}</ArrowLink>
      <ArrowLink href={to(`/finder?have=name&name=${measured}&at=${position}`)}>{words.finder}</ArrowLink>
    </PickFrame>
  );
}
