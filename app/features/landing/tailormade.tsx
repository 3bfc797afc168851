import { ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Photo } from '#app/ui/photo.tsx';
import { Section } from '#app/ui/section.tsx';
import { Swatch } from '#app/ui/swatch.tsx';
import { inWords } from '#domain/format-count.ts';
import { LOOKUP_KEYS } from '#domain/prices/price-list.ts';
import { COLOURS } from '#domain/products/colours.ts';
import { BASE_COLOURS, HUMBUCKER_PATTERNS } from '#domain/products/custom-looks.ts';
import { sourcesOf, tailormadePicture } from '#domain/products/pictures.ts';
import styles from './tailormade.module.css';

/** Chosen until the visitor chooses. The style sheet shows the picture of what is chosen: no script takes part. */
const FIRST = 'copper';

const priced = (start: string) => inWords(LOOKUP_KEYS.filter((key) => key.startsWith(start)).length);
/** Covers are the patterned ones and the plain one. */
const COVERS = inWords(HUMBUCKER_PATTERNS.length + 1);
const CHOICES = `${COVERS.charAt(0).toUpperCase()}${COVERS.slice(1)} covers, ${inWords(BASE_COLOURS.length)} base colours, ${priced('output_')} output levels, ${priced('magnet_')} magnets.`;

export function Tailormade() {
  return (
    <Section
      id="tailormade"
      figure="FIG. 4"
      lines={['Cover: Shards, Forest', 'Base: your choice']}
      heading="Tailormade"
      ground="ink"
      className={cx(styles.section, 'pb-0 overflow-hidden')}
    >
      <div className="page-grid">
        <div className="col-[4/8] pb-88 phone:col-span-full phone:pb-56">
          <p className="lead">{`${CHOICES} You choose, we wind it.`}</p>
          <fieldset className="grid grid-cols-4 gap-y-20 gap-x-12 mt-36 mb-44 phone:mt-28 phone:mb-32">
            <legend className="visually-hidden">Base colour of the pickup in the picture</legend>
            {BASE_COLOURS.map((id) => (
              <span key={id} className="grid gap-8 justify-items-start">
                <Swatch
                  name="base"
                  value={id}
                  label={COLOURS[id].name}
                  colours={COLOURS[id].hex}
                  checked={id === FIRST}
                />
                <span className="mono muted" aria-hidden="true">
                  {COLOURS[id].name}
                </span>
              </span>
            ))}
          </fieldset>
          <ButtonLink href="/configurator" className="phone:w-full">
            Go to Configurator
          </ButtonLink>
        </div>
        <div className={cx(styles.pictures, 'relative col-[8/13] phone:col-span-full')}>
          {BASE_COLOURS.map((id) => (
            <div key={id} data-base={id} className={styles.picture}>
              <Photo picture={sourcesOf(tailormadePicture(id))} sizes="(min-width: 992px) 52vw, 100vw" />
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}
