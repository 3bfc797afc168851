import { useMessages } from '#app/ui/language.tsx';
import { LISTEN_MESSAGES } from '../listen.messages.ts';
import type { Comparison } from './comparison.ts';

interface DifferenceNotesProps extends Pick<Comparison, 'notes'> {
  where: string;
}

export function DifferenceNotes({ notes, where }: DifferenceNotesProps) {
  const { differ } = useMessages(LISTEN_MESSAGES);
  return (
    <section aria-labelledby="difference-heading" className="pt-14 line-t">
      <h2
        id="difference-heading"
        className="mb-8 [font-family:inherit] [font-size:inherit] weight-600 [line-height:inherit] ls-[normal]"
      >
        {differ}
      </h2>
      <dl>
        {notes.map(({ pair, words }) => (
          <div
            key={pair}
            className="grid grid-cols-[64px_minmax(0,1fr)] items-baseline lh-[1.45] not-first:mt-4"
          >
            <dt className="mono mono-13 text-copper">{pair}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <p className="mono muted mt-12">{`${where}.`}</p>
    </section>
  );
}
