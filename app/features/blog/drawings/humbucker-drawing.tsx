import styles from './drawing.module.css';

const SHEET = '/generated/drawings/humbucker.svg';
/** Parts of the sheet, in its own units: all views, and the one from above. */
const VIEWS = '#svgView(viewBox(4,6,392,196))';
const FROM_ABOVE = '#svgView(viewBox(44,10,210,128))';

/** The shop's own drawing of a humbucker, without the foot of its sheet; on phones the view from above alone. */
export function HumbuckerDrawing() {
  return (
    <picture>
      <source media="(max-width: 991px)" srcSet={SHEET + FROM_ABOVE} width={210} height={128} />
      <img className={styles.sheet} src={SHEET + VIEWS} alt="" width={392} height={196} loading="lazy" />
    </picture>
  );
}
