import type { ComponentType } from 'react';
import type { DrawingName } from './drawing-names.ts';
import { FieldDrawing } from './field-drawing.tsx';
import { GuitarDrawing } from './guitar-drawing.tsx';

const DRAWINGS: Record<DrawingName, ComponentType> = {
  humbucker: HumbuckerDrawing,
  guitar: GuitarDrawing,
  field: FieldDrawing,
};

/** The drawing on an article's card. Decorative: it adds nothing to the title. */
export function CardDrawing({ name }: { name: DrawingName }) {
  const Drawn = DRAWINGS[name];
  return <Drawn />;
}

const SHEET = '/generated/drawings/humbucker.svg';
/** Parts of the sheet, in its own units: all views, and the one from above. */
const VIEWS = '#svgView(viewBox(36,5,360,198))';
const FROM_ABOVE = '#svgView(viewBox(40,14,218,119.9))';

/** The shop's drawing of a humbucker without the foot of its sheet; on phones only the view from above. */
function HumbuckerDrawing() {
  return (
    <picture>
      <source media="(max-width: 991px)" srcSet={SHEET + FROM_ABOVE} width={218} height={120} />
      <img className="w-full h-auto" src={SHEET + VIEWS} alt="" width={360} height={198} loading="lazy" />
    </picture>
  );
}

const BARS = 92;
/** An invented voice signal with pauses: a few slow waves over quick ones. */
const loudness = (index: number) =>
  Math.abs(
    Math.sin(index * 0.21) * (0.55 + 0.3 * Math.sin(index * 1.7) + 0.15 * Math.sin(index * 4.1)) +
      0.16 * Math.sin(index * 0.9),
  );

export function InterviewDrawing() {
  return (
    <svg
      className="[&>*]:stroke-fixed [&_g>*]:stroke-fixed w-full fill-none stroke-current stroke-1"
      viewBox="0 -123 400 246"
      aria-hidden="true"
    >
      {Array.from({ length: BARS }, (_, index) => {
        const [x, half] = [22 + index * 3.9, 4 + 70 * loudness(index)];
        return (
          <path
            key={x}
            className="[stroke:color-mix(in_srgb,currentcolor_62%,transparent)] stroke-[0.8]"
            d={`M${x.toFixed(1)} ${(-half).toFixed(1)}V${half.toFixed(1)}`}
          />
        );
      })}
    </svg>
  );
}
