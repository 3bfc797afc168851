const SHEET = '/generated/drawings/humbucker.svg';
/** Parts of the sheet, in its own units: all views, and the one from above. */
const VIEWS = '#svgView(viewBox(36,5,360,198))';
const FROM_ABOVE = '#svgView(viewBox(40,14,218,119.9))';

/** The shop's drawing of a humbucker without the foot of its sheet; on phones only the view from above. */
export function HumbuckerDrawing() {
  return (
    <picture>
      <source media="(max-width: 991px)" srcSet={SHEET + FROM_ABOVE} width={218} height={120} />
      <img className="w-full h-auto" src={SHEET + VIEWS} alt="" width={360} height={198} loading="lazy" />
    </picture>
  );
}
