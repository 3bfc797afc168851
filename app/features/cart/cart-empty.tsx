import { ButtonLink } from '#app/ui/button.tsx';
import { useMessages } from '#app/ui/language.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { usePath } from '#app/ui/use-path.ts';
import { CART_PAGE } from './cart-page.messages.ts';

interface CartEmptyProps {
  leftOut?: string | undefined;
  early?: boolean;
}

export function CartEmpty({ leftOut, early }: CartEmptyProps) {
  const { empty } = useMessages(CART_PAGE);
  const to = usePath();
  const Heading = early ? 'p' : 'h1';
  return (
    <div className="wrap">
      <div className="grid gap-24 justify-items-start max-w-1000 [padding-block:clamp(64px,12vh,144px)_128px] desk:ml-[calc((100%_+_var(--gutter))_/_4)]">
        <Heading
          className="[&:focus]:[outline:none] heading h1 ml-[-0.04em]"
          tabIndex={-1}
          data-heading
          {...(early && { role: 'heading', 'aria-level': 1 })}
        >
          {empty.title}
        </Heading>
        <p className="lead">{empty.lead}</p>
        {leftOut ? <Notice>{leftOut}</Notice> : null}
        <ButtonLink href={to('/shop')}>{empty.shop}</ButtonLink>
        <svg
          className="w-[min(100%,560px)] h-auto mt-32 fill-none"
          viewBox="20 0 540 300"
          width={560}
          height={300}
          aria-hidden="true"
        >
          <use href="#nothing" />
        </svg>
      </div>
    </div>
  );
}

const POLES = [0, 1, 2, 3, 4, 5].map((pole) => 130 + pole * 52);

/** A missing pickup, in hidden lines, and its weight. Part of the page's markup, so that no script contains it. */
export function NothingDrawn() {
  return (
    <svg className="hidden" aria-hidden="true">
      <g id="nothing">
        <g className="stroke-edge [stroke-dasharray:7_5]">
          <path d="M80 92H30a10 10 0 0 0-10 10v56a10 10 0 0 0 10 10h50M440 92h50a10 10 0 0 1 10 10v56a10 10 0 0 1-10 10h-50" />
          <circle cx="50" cy="130" r="9" />
          <circle cx="470" cy="130" r="9" />
          <rect x="80" y="22" width="360" height="104" rx="20" />
          <rect x="80" y="134" width="360" height="104" rx="20" />
          {POLES.map((x) => (
            <g key={x}>
              <circle cx={x} cy="74" r="12" />
              <circle cx={x} cy="186" r="12" />
            </g>
          ))}
        </g>
        <path className="stroke-copper" d="M80 250v34M440 250v34M80 274h150M290 274h150" />
        <text className="fill-copper [font:400_15px_var(--mono)]" x="260" y="279" textAnchor="middle">
          0{'\u00a0'}g
        </text>
      </g>
    </svg>
  );
}
