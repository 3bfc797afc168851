import type { ReactNode } from 'react';
import type { Takes } from '#app/sound/live-sound.ts';
import { useGuitar } from '#app/state/guitar-store.ts';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { DRAWING_SIZE, drawingOf } from '#domain/configurator/fit.ts';
import { heardWords } from '#domain/configurator/heard-build.ts';
import { type CustomLook, modelOf } from '#domain/products/custom-looks.ts';
import { STAGE_MESSAGES } from '../stage.messages.ts';
import { CurveFigures, type CurveProps } from '../tone/curve-plot.tsx';
import { useListen, YourGuitar } from '../tone/listen.tsx';

const [WIDTH, HEIGHT] = DRAWING_SIZE;

const CELL =
  'flex flex-col pt-22 pr-24 pb-10 pl-28 phone:grid phone:grid-cols-[1fr_auto] phone:gap-x-16 phone:items-center phone:min-h-56 phone:px-20 phone:py-6';
const ACTION = 'flex gap-12 items-center min-h-44 mt-auto [font:600_0.9375rem_/_1_var(--body)] paper:hidden';
/** In place of the photograph; on phones under its row. */
const OPENED =
  'absolute z-4 inset-x-0 top-64 bottom-[calc(176px_+_var(--ckb-stage,0px))] grid content-center gap-12 py-24 pr-32 pl-margin bg-ground phone:static phone:px-20 phone:py-16';

interface SheetFootProps {
  name: string;
  look: CustomLook;
  curve: CurveProps;
  takes: Takes;
}

/** Below the photograph of a finished build: sound, drawing and curve. */
export function SheetFoot({ name, look, curve, takes }: SheetFootProps) {
  const language = useLanguage();
  const words = useMessages(STAGE_MESSAGES);
  const { shown } = useGuitar();
  const heard = heardWords(curve.build, shown, language);
  const { press, label, icon, trouble } = useListen(curve.build, takes);
  return (
    <div className="grid flex-none grid-cols-3 desk:h-176 line-t phone:grid-cols-1 paper:hidden">
      <div className={cx(CELL, 'desk:pl-margin')}>
        <Words heading={heard.name}>
          <span role="status">{trouble ?? heard.sentence}</span>
        </Words>
        <button type="button" className={ACTION} onClick={press}>
          <span className="copper">{icon}</span> {label}
        </button>
      </div>
      <Opens heading={words.drawing} words={words.sizes}>
        <img
          src={drawingOf(modelOf(look))}
          alt={words.threeViews(name)}
          width={WIDTH}
          height={HEIGHT}
          loading="lazy"
          className="w-full max-h-full aspect-[400_/_209] object-contain"
        />
      </Opens>
      <Opens heading={words.curve} words={words.figures}>
        <CurveFigures {...curve} />
        <YourGuitar build={curve.build} className="w-160 phone:w-44 [--popover-right:auto]" />
      </Opens>
    </div>
  );
}

function Words({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <p>
      <b className="heading h4 block desk:mb-8">{heading}</b>
      <span className="muted type-15 lh-[1.45] phone:type-14">{children}</span>
    </p>
  );
}

/** A part of the sheet that renders on demand; one at a time. */
function Opens({ heading, words, children }: { heading: string; words: string; children: ReactNode }) {
  const { open, close } = useMessages(STAGE_MESSAGES);
  return (
    <details name="sheet" className="group/sheet min-w-0 desk:line-l phone:line-t">
      <summary className={cx(CELL, 'no-marker desk:h-full cursor-pointer')}>
        <Words heading={heading}>
          <span className="phone:visually-hidden">{words}</span>
        </Words>
        <span className={ACTION}>
          <span className="group-open/sheet:hidden">{open}</span>
          <span className="hidden group-open/sheet:inline">{close}</span>
          <Icon name="plus" className="copper group-open/sheet:rotate-45" />
        </span>
      </summary>
      <div className={OPENED}>{children}</div>
    </details>
  );
}
