import { SOURCES } from '#domain/pages/sources.ts';
import { VINTAGE_PAF } from '../data/vintage-paf.ts';
import { Plate, PlateTable } from './plate.tsx';

/** What old P.A.F. pickups are said to be made of: ranges of others, marked as such. */
export function PafTable({ figure }: { figure: string }) {
  return (
    <Plate
      figure={figure}
      caption="Vintage P.A.F., typical ranges"
      note={
        <>
          Typical ranges, not measurements of ours, taken from{' '}
          <a href={SOURCES.ranges.url}>{SOURCES.ranges.title}</a>, and from{' '}
          <a href={SOURCES.hunter.url}>{SOURCES.hunter.title}</a>.
        </>
      }
    >
      <PlateTable
        label="Vintage P.A.F., typical ranges"
        head={['Part', 'Typical range']}
        rows={VINTAGE_PAF.map(({ part, range }) => [part, range])}
      />
    </Plate>
  );
}
