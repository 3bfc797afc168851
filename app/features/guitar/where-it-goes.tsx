import { Icon } from '#app/ui/icon.tsx';
import { Section } from '#app/ui/section.tsx';
import styles from './where-it-goes.module.css';

const PLACES = [
  {
    href: '/shop',
    name: 'Product pages',
    words: 'Curve, resonance and the sound itself are your guitar’s.',
  },
  {
    href: '/listen',
    name: 'Listen side by side',
    words: 'All pickups you compare play through your pots, your cable and your amp.',
  },
  {
    href: '/configurator',
    name: 'Configurators',
    words: 'Each choice is drawn and heard in your load.',
  },
  {
    href: '/blog',
    name: 'Notes',
    words: 'Figures that you can change change in your guitar.',
  },
  {
    href: '/model',
    name: 'Spec sheets and passports',
    words: 'Stay on the sheet load, so that they compare. Your figure is beside it.',
  },
] as const;

/** Which pages follow the guitar, and which do not. */
export function WhereItGoes() {
  return (
    <Section id="follows" figure="LIST 1" lines={['What follows']} heading="Where it goes">
      <div className="page-grid pb-96 phone:pb-56">
        <ul className={styles.list}>
          {PLACES.map(({ href, name, words }) => (
            <li key={href}>
              <h3 className="h4">
                <a href={href}>{name}</a>
              </h3>
              <p>{words}</p>
              <Icon name="arrow-right" />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
