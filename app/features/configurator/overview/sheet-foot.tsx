import { cx } from '#app/ui/cx.ts';
import { useWords } from '#app/ui/language.tsx';
import { pickupName } from '#domain/configurator/bill.ts';
import { BUILD_MESSAGES } from '#domain/configurator/build.messages.ts';
import { type Configurator, chosenOption } from '#domain/configurator/configurator.ts';
import { DRAWING_SIZE, drawingOf } from '#domain/configurator/fit.ts';
import type { Choices } from '#domain/configurator/record.ts';
import { type CustomLook, modelOf } from '#domain/products/custom-looks.ts';
import { STAGE_MESSAGES } from '../stage.messages.ts';

const FIELD = 'py-13 px-16 overflow-hidden text-ellipsis not-first:line-l first:pl-margin phone:py-11';

const [WIDTH, HEIGHT] = DRAWING_SIZE;

/** The very build as the bench draws it, small; the large sheet is below the overview. */
export function SheetDrawing({ name, look }: { name: string; look: CustomLook }) {
  const words = useWords(STAGE_MESSAGES);
  return (
    <figure className="min-w-0 phone:mb-16 phone:pb-12 phone:line-b">
      <figcaption className="mono flex gap-16 justify-between mb-10">
        <b>{words.figure}</b>
        <span className="muted">{words.dimensions}</span>
      </figcaption>
      <img
        src={drawingOf(modelOf(look))}
        alt={words.threeViews(name)}
        width={WIDTH}
        height={HEIGHT}
        className="w-full aspect-[400_/_209] object-contain"
      />
    </figure>
  );
}

/** What is at the foot of a drawing. */
export function SheetTitle({ configurator, choices }: { configurator: Configurator; choices: Choices }) {
  const words = useWords(STAGE_MESSAGES);
  const named = useWords(BUILD_MESSAGES);
  const name = pickupName(configurator, choices);
  const model = chosenOption(configurator, choices, 'model');
  const cover = model && named.name('model', model);
  return (
    <p className="mono grid flex-none grid-cols-[1.35fr_2.6fr_1fr_1fr_1fr] max-[1280px]:grid-cols-[1.5fr_1fr_1.2fr] line-t whitespace-nowrap phone:type-11">
      <b className={FIELD}>{words.buildSheet}</b>
      <span className={cx(FIELD, 'max-[1280px]:hidden')}>{cover ? `${name}, ${cover}` : name}</span>
      <span className={FIELD}>
        {choices.spacing ?? '50'}
        {'\u00a0'}mm
      </span>
      <span className={FIELD}>{words.inMillimetres}</span>
      <span className={cx(FIELD, 'max-[1280px]:hidden')}>Leipzig</span>
    </p>
  );
}
