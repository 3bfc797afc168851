import { productByType } from '#domain/products/catalogue.ts';
import { signedDecibels } from '#domain/tone/format-figures.ts';
import { isCeramic, MAGNET_NAMES, MAGNETS, magnetFigures } from '#domain/tone/magnets.ts';
import { outputLevel } from '#domain/tone/output.ts';
import { makePickup } from '#domain/tone/pickup.ts';
import { recipeOf } from '../recipes.ts';
import { Plate, PlateTable } from './plate.tsx';

const NBSP = '\u00a0';

/** Field, pull and output of each magnet, as a rod and as a bar: from the shop's own model. */
export function MagnetTable({ figure }: { figure: string }) {
  const rod = recipeOf('STRATOCASTER', 'VINTAGE', 'neck');
  const bar = recipeOf('HUMBUCKER', 'VINTAGE', 'bridge');
  const against = outputLevel(makePickup({ ...rod, magnet: 'A5' }));
  const barAgainst = outputLevel(makePickup({ ...bar, magnet: 'A5' }));
  return (
    <Plate
      figure={figure}
      caption="Field at the poles and output, by magnet"
      note={`From our model: rods in our vintage ${productByType('STRATOCASTER').name}, bars in our vintage ${productByType('HUMBUCKER').name}. Output against AlNiCo 5 in the same pickup. Fields as gaussmeters commonly read them.`}
    >
      <PlateTable
        label="Field at the poles and output, by magnet"
        head={['Magnet', 'Rod, field', 'Rod, output', 'Bar, field', 'Bar, output']}
        rows={MAGNETS.filter((magnet) => magnet !== 'CER3').map((magnet) => [
          MAGNET_NAMES[magnet],
          ...(isCeramic(magnet)
            ? ['not made', 'not made']
            : [
                `${magnetFigures(magnet, 'rod').field_mT}${NBSP}mT`,
                signedDecibels(outputLevel(makePickup({ ...rod, magnet })) - against),
              ]),
          `${magnetFigures(magnet, 'bar').field_mT}${NBSP}mT`,
          signedDecibels(outputLevel(makePickup({ ...bar, magnet })) - barAgainst),
        ])}
      />
    </Plate>
  );
}
