import { spentDollars, UPGRADES } from '../data/upgrades.ts';
import { Plate, PlateTable } from './plate.tsx';

const dollars = (amount: number) => (amount === 0 ? 'nothing' : `$\u00a0${amount}`);
const hoursWords = (hours: number) => `${String(hours).replace('.5', '½').replace(/^0½/, '½')}\u00a0h`;

/** What five upgrades cost, and what they come to. */
export function UpgradesTable({ figure }: { figure: string }) {
  const hours = UPGRADES.reduce((sum, one) => sum + one.hours, 0);
  return (
    <Plate
      figure={figure}
      caption="Five upgrades, what to buy and what it costs"
      note="Common shop prices, rounded up; yours will differ. Hours are for a first time, with a cup of tea."
    >
      <PlateTable
        label="Five upgrades and their cost"
        head={['Upgrade', 'Buys', 'Cost', 'Time']}
        rows={[
          ...UPGRADES.map((one, index) => [
            `${index + 1} ${one.name}`,
            one.buys,
            dollars(one.dollars),
            hoursWords(one.hours),
          ]),
          ['All five', '', dollars(spentDollars()), hoursWords(hours)],
        ]}
      />
    </Plate>
  );
}
