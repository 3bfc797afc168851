import { useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { Range } from '#app/ui/range.tsx';
import { inFigures } from '#domain/tone/format-figures.ts';
import { DIALOG_MESSAGES } from '../dialog.messages.ts';
import type { Composed } from './compose.ts';
import {
  CARD,
  keepScale,
  keptScale,
  SCREEN_SCALE,
  type ScreenScale,
  scaleNow,
  USUAL_SCALE,
} from './screen-scale.ts';
import { TRUE_SIZE_MESSAGES } from './true-size.messages.ts';

interface ScreenColumnProps {
  composed: Composed | undefined;
  sheet: string;
  label: string;
}

export function ScreenColumn({ composed, sheet, label }: ScreenColumnProps) {
  const language = useLanguage();
  const words = useMessages(TRUE_SIZE_MESSAGES).screen;
  const [scale, setScale] = useState<ScreenScale>();
  const [px_mm, setPx] = useState(USUAL_SCALE);
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useEffect(() => {
    const stored = keptScale();
    if (stored) setPx(scaleNow(stored, devicePixelRatio));
    setScale(stored);
    const measure = () => setRoom(place.current?.clientWidth ?? 0);
    measure();
    const observer = new ResizeObserver(measure);
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  // A phone is narrower than a card is long, so the card is held upright.
  const isUpright = room > 0 && room < 420;
  return (
    <div ref={place} className="grid gap-14 min-w-0">
      {scale ? (
        <>
          <FromAbove
            composed={composed}
            px_mm={scaleNow(scale, devicePixelRatio)}
            room={room}
            label={label}
          />
          <p className="mono muted">{words.kept}</p>
        </>
      ) : (
        <>
          <CardOutline px_mm={px_mm} isUpright={isUpright} room={room} />
          <p>{isUpright ? words.upright : words.hold}</p>
          <Range
            id="card-width"
            label={words.slider}
            words={`${inFigures((isUpright ? CARD.short : CARD.long).toFixed(1), language)}\u00a0mm`}
            spoken={words.spoken(px_mm * (isUpright ? CARD.short : CARD.long))}
            min={SCREEN_SCALE.least}
            max={SCREEN_SCALE.most}
            step={SCREEN_SCALE.step}
            value={px_mm}
            onValue={setPx}
          />
        </>
      )}
      <div className="flex flex-wrap gap-8">
        {scale ? (
          <Button kind="quiet" small onClick={() => setScale(undefined)}>
            {words.anew}
          </Button>
        ) : (
          <Button
            small
            onClick={() => {
              const matched = { px_mm, pixelRatio: devicePixelRatio };
              keepScale(matched);
              setScale(matched);
            }}
          >
            {words.matches}
          </Button>
        )}
        <ButtonLink kind="quiet" small href={sheet}>
          {words.print}
        </ButtonLink>
      </div>
    </div>
  );
}

function CardOutline({ px_mm, isUpright, room }: { px_mm: number; isUpright: boolean; room: number }) {
  const { card } = useMessages(TRUE_SIZE_MESSAGES).screen;
  const [long, short] = isUpright ? [CARD.short, CARD.long] : [CARD.long, CARD.short];
  const stripe = isUpright ? `M${short * 0.1} 1V${short - 1}` : undefined;
  return (
    <div className="overflow-auto" data-wide={long * px_mm > room || undefined}>
      <svg
        className="block max-w-none fill-none stroke-current"
        viewBox={`-1 -1 ${long + 2} ${short + 10}`}
        width={(long + 2) * px_mm}
        height={(short + 10) * px_mm}
        role="img"
        aria-label={card}
        data-card={long * px_mm}
      >
        <rect
          className="stroke-copper stroke-[0.5] [stroke-dasharray:1.9_1.3]"
          width={long}
          height={short}
          rx={CARD.corner}
        />
        <path className="[stroke-opacity:0.12] stroke-7" d={stripe ?? `M.5 ${short * 0.2}H${long - 0.5}`} />
        <rect
          className="[stroke-opacity:0.4] stroke-[0.3]"
          x={long * (isUpright ? 0.5 : 0.12)}
          y={short * 0.42}
          width={12}
          height={9}
          rx={1.4}
        />
        <path
          className="stroke-copper stroke-[0.3]"
          d={`M0 ${short + 5}H${long}M0 ${short + 3.6}v2.8M${long} ${short + 3.6}v2.8`}
        />
      </svg>
    </div>
  );
}

/** The pickup as on the guitar, from above; upright if the screen is narrower than the pickup is long. */
function FromAbove({
  composed,
  px_mm,
  room,
  label,
}: {
  composed: Composed | undefined;
  px_mm: number;
  room: number;
  label: string;
}) {
  const language = useLanguage();
  const words = useMessages(TRUE_SIZE_MESSAGES).screen;
  const { composing } = useMessages(DIALOG_MESSAGES);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState<'not yet' | 'drawn' | 'cannot'>('not yet');
  useEffect(() => {
    if (!composed || !canvas.current) return;
    let left = false;
    const element = canvas.current;
    const draw = async () => {
      const { drawFromAbove } = await import('./draw-from-above.ts');
      if (left) return;
      drawFromAbove(element, composed, px_mm);
      setDrawn('drawn');
    };
    draw().catch(() => left || setDrawn('cannot'));
    return () => {
      left = true;
    };
  }, [composed, px_mm]);
  if (!composed) return <p>{composing}</p>;
  const [along, across] = composed.size_mm;
  const [width, height] = [(along + 4) * px_mm, (across + 4) * px_mm];
  const isUpright = room > 0 && width > room;
  return (
    <figure>
      {drawn === 'cannot' ? (
        <p>{words.undrawn}</p>
      ) : (
        <svg
          className="block max-w-none"
          width={isUpright ? height : width}
          height={isUpright ? width : height}
          viewBox={`0 0 ${isUpright ? height : width} ${isUpright ? width : height}`}
          role="img"
          aria-label={`${label}, ${words.shown}`}
        >
          <foreignObject
            width={width}
            height={height}
            transform={isUpright ? `translate(${height} 0) rotate(90)` : undefined}
          >
            <canvas ref={canvas} className="block w-full h-full" data-px-mm={px_mm} data-drawn={drawn} />
          </foreignObject>
        </svg>
      )}
      <figcaption className="mono muted">
        {words.overAll(inFigures(String(along), language))}, {words.shown}
      </figcaption>
    </figure>
  );
}
