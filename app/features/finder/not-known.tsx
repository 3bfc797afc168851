import { useMessages } from '#app/ui/language.tsx';
import { Section } from '#app/ui/section.tsx';
import { NOT_KNOWN_MESSAGES } from './not-known.messages.tsx';

/** Limits of the figures above: always visible, never folded. */
export function NotKnown() {
  const { figure, line, heading, notes } = useMessages(NOT_KNOWN_MESSAGES);
  return (
    <Section id="not-known" figure={figure} lines={[line]} heading={heading}>
      <div className="page-grid">
        <div className="grid grid-cols-3 col-[4_/_13] gap-y-24 gap-x-40 [&_h3]:mb-8 [&_h3]:heading-18/[1.2] [&_h3]:weight-700 [&_h3]:[font-stretch:125%] [&_p]:lh-1.5 phone:col-span-full phone:grid-cols-[minmax(0,1fr)]">
          {notes().map(([title, says]) => (
            <div key={title}>
              <h3>{title}</h3>
              <p>{says}</p>
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}
