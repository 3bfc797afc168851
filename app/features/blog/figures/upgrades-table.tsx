import { useMessages } from '#app/ui/language.tsx';
import { spentDollars, UPGRADES } from '../data/upgrades.ts';
import { FIGURE_MESSAGES } from './figures.messages.ts';
import { Plate, PlateTable } from './plate.tsx';

const hoursWords = (hours: number) => `${String(hours).replace('.5', '½').replace(/^0½/, '½')}\u00a0h`;

export function UpgradesTable({ figure }: { figure: string }) {
  const words = useMessages(FIGURE_MESSAGES).upgrades;
  const dollars = (amount: number) => (amount === 0 ? words.free : words.dollars(amount));
  const hours = UPGRADES.reduce((sum, one) => sum + one.hours, 0);
  return (
    <Plate figure={figure} caption={words.caption} note={words.note}>
      <PlateTable
        label={words.label}
        head={words.head}
        rows={[
          ...UPGRADES.map((one, index) => [
            `${index + 1} ${words.name(one)}`,
            words.buys(one),
            dollars(one.dollars),
            hoursWords(one.hours),
          ]),
          [words.all, '', dollars(spentDollars()), hoursWords(hours)],
        ]}
      />
    </Plate>
  );
}
