import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { decimalsIn } from '#domain/decimal-comma.ts';
import { productByType } from '#domain/products/catalogue.ts';
import { signedDecibels } from '#domain/tone/format-figures.ts';
import { isCeramic, MAGNET_NAMES, MAGNETS, magnetFigures } from '#domain/tone/magnets.ts';
import { outputLevel } from '#domain/tone/output.ts';
import { makePickup } from '#domain/tone/pickup.ts';
import { recipeOf } from '../recipes.ts';
import { FIGURE_MESSAGES } from './figures.messages.ts';
import { Plate, PlateTable } from './plate.tsx';

const NBSP = '\u00a0';

/** Field, pull and output of each magnet, as a rod and as a bar, from the shop's model. */
export function MagnetTable({ figure }: { figure: string }) {
  const words = useMessages(FIGURE_MESSAGES).magnets;
  const language = useLanguage();
  const decibels = (level_dB: number) => decimalsIn(signedDecibels(level_dB), language);
  const rod = recipeOf('STRATOCASTER', 'VINTAGE', 'neck');
  const bar = recipeOf('HUMBUCKER', 'VINTAGE', 'bridge');
  const against = outputLevel(makePickup({ ...rod, magnet: 'A5' }));
  const barAgainst = outputLevel(makePickup({ ...bar, magnet: 'A5' }));
  return (
    <Plate
      figure={figure}
      caption={words.caption}
      note={words.note(productByType('STRATOCASTER').name, productByType('HUMBUCKER').name)}
    >
      <PlateTable
        label={words.caption}
        head={words.head}
        rows={MAGNETS.filter((magnet) => magnet !== 'CER3').map((magnet) => [
          words.name(MAGNET_NAMES[magnet]),
          ...(isCeramic(magnet)
            ? [words.notMade, words.notMade]
            : [
                `${magnetFigures(magnet, 'rod').field_mT}${NBSP}mT`,
                decibels(outputLevel(makePickup({ ...rod, magnet })) - against),
              ]),
          `${magnetFigures(magnet, 'bar').field_mT}${NBSP}mT`,
          decibels(outputLevel(makePickup({ ...bar, magnet })) - barAgainst),
        ])}
      />
    </Plate>
  );
}
