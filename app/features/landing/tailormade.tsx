import { ButtonLink } from '#app/ui/button.tsx';
import { Photo } from '#app/ui/photo.tsx';
import { Section } from '#app/ui/section.tsx';
import { SwatchDot } from '#app/ui/swatch.tsx';
import { COLOURS, type ColourId } from '#domain/colours.ts';
import { configuratorPicture, sourcesOf } from '#domain/pictures.ts';
import styles from './tailormade.module.css';

/** The base colours of the custom humbucker. */
const BASE_COLOURS: readonly ColourId[] = [
  'black',
  'navy',
  'wine',
  'mauve',
  'gold',
  'lavender',
  'forest',
  'copper',
];

export function Tailormade() {
  return (
    <Section
      id="tailormade"
      figure="FIG. 3"
      lines={['Cover colour: Forest', 'Base colour: Copper']}
      heading="Tailormade"
      ground="ink"
      className={styles.section}
    >
      <div className="grid">
        <div className={styles.words}>
          <p className="lead">
            Ten covers, eight base colours, seven output levels, six magnets. You choose, we wind it.
          </p>
          <ul className={styles.colours} aria-label="Base colours">
            {BASE_COLOURS.map((id) => (
              <li key={id}>
                <SwatchDot colours={COLOURS[id].hex} size={40} />
                <span className="mono muted">{COLOURS[id].name}</span>
              </li>
            ))}
          </ul>
          <ButtonLink href="/configurator" className={styles.button}>
            Go to Configurator
          </ButtonLink>
        </div>
        <div className={styles.picture}>
          <Photo
            picture={sourcesOf(configuratorPicture('humbucker'))}
            sizes="(min-width: 992px) 52vw, 100vw"
          />
        </div>
      </div>
    </Section>
  );
}
