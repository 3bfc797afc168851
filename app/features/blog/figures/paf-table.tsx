import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { SOURCES } from '#domain/pages/sources.ts';
import { VINTAGE_PAF } from '../data/vintage-paf.messages.ts';
import { FIGURE_MESSAGES } from './figures.messages.ts';
import { Plate, PlateTable } from './plate.tsx';

/** Reported properties of old P.A.F. pickups: ranges from other sources, marked as such. */
export function PafTable({ figure }: { figure: string }) {
  const { caption, note, head } = useMessages(FIGURE_MESSAGES).paf;
  const rows = useMessages(VINTAGE_PAF);
  const english = useLanguage() === 'en' ? {} : { lang: 'en', hrefLang: 'en' };
  const [before, between, after] = note;
  return (
    <Plate
      figure={figure}
      caption={caption}
      note={
        <>
          {before}
          <a {...english} href={SOURCES.ranges.url}>
            {SOURCES.ranges.title}
          </a>
          {between}
          <a {...english} href={SOURCES.hunter.url}>
            {SOURCES.hunter.title}
          </a>
          {after}
        </>
      }
    >
      <PlateTable label={caption} head={head} rows={rows} />
    </Plate>
  );
}
