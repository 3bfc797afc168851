import { DrawingSheet } from '#app/ui/drawing-sheet.tsx';
import { useWords } from '#app/ui/language.tsx';
import { Section } from '#app/ui/section.tsx';
import { LOWER_MESSAGES } from './lower.messages.ts';

interface DrawingSectionProps {
  /** Its number: "FIG. 5". */
  figure: string;
  name: string;
  intro: string;
  drawing: string;
  size: readonly [number, number];
}

/** The technical drawing, with a title block under it as on a sheet. */
export function DrawingSection({ figure, name, intro, drawing, size }: DrawingSectionProps) {
  const words = useWords(LOWER_MESSAGES);
  return (
    <Section id="drawing" figure={figure} lines={[name, words.inMm]} heading={words.drawing}>
      <DrawingSheet className="line-0 [&_img]:max-w-none" name={name} drawing={drawing} size={size} />
      <div className="page-grid">
        <p className="lead col-[4/11] mt-48 phone:col-span-full phone:mt-32">{intro}</p>
      </div>
    </Section>
  );
}
