import { cx } from '#app/ui/cx.ts';
import { Section } from '#app/ui/section.tsx';
import styles from './drawing-section.module.css';

interface DrawingSectionProps {
  name: string;
  intro: string;
  drawing: string;
  /** Width and height of the sheet in pixels, so that nothing moves when it arrives. */
  size: readonly [number, number];
}

/** The technical drawing, with a title block under it as on a sheet. */
export function DrawingSection({ name, intro, drawing, size: [width, height] }: DrawingSectionProps) {
  return (
    <Section
      id="drawing"
      figure="FIG. 4"
      lines={[name, 'All dimensions in mm']}
      heading="On the drawing board"
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls sideways on phones, so the keyboard must reach it */}
      <section className={styles.sheet} tabIndex={0} aria-label={`Drawing of the ${name}`}>
        <img
          src={drawing}
          alt={`Views of the ${name} with its dimensions in millimetres`}
          width={width}
          height={height}
          loading="lazy"
        />
      </section>
      <div className="grid">
        <p className={cx('lead', styles.intro)}>{intro}</p>
      </div>
    </Section>
  );
}
