import type { ReactNode } from 'react';
import { useMessages, usePath } from '#app/ui/language.tsx';
import { Logo } from '#app/ui/logo.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { COMPANY } from '#domain/company.ts';
import { WORKSHOP_DOOR } from './workshop-sign-in.messages.ts';

interface WorkshopSignInProps {
  lead: string;
  refused: string | undefined;
  isFirst?: boolean;
  children: ReactNode;
}

const POLES = [330, 390, 450, 510, 570, 630];
/** Half heights of the coil's layers, and how many of them are wound. */
const LAYERS = Array.from({ length: 17 }, (_, index) => 58 + index * 9.2);
const WOUND = 12;

/** SVG path of one layer of a coil from above: straight between the outer poles, round at its ends. */
const layer = (r: number): string =>
  `M330 ${440 - r}H630a${r} ${r} 0 0 1 0 ${2 * r}H330a${r} ${r} 0 0 1 0 ${-2 * r}Z`;

/** The makers' log-in: an ink half with a coil that is being wound, and the form beside it. */
export function WorkshopSignIn({ lead, refused, isFirst = false, children }: WorkshopSignInProps) {
  const words = useMessages(WORKSHOP_DOOR);
  const path = usePath();
  return (
    <div
      className="grid grid-cols-[2fr_1fr] min-h-[100svh] phone:grid-cols-1 phone:grid-rows-[auto_1fr]"
      data-workshop-door=""
    >
      <div className="on-ink relative flex flex-col justify-between overflow-hidden">
        <a
          className="relative z-1 py-10 px-32 flex items-center self-start gap-11 min-h-64 heading-17/1 weight-800 ls-[-0.02em] [&_small]:text-muted [&_small]:mono-12/1 [&_small]:ls-[0] phone:px-20"
          href={path('/')}
        >
          <Logo />
          <span>{COMPANY.shopName}</span>
          <small>{words.workshop}</small>
          <i className="visually-hidden">{words.toShop}</i>
        </a>
        <svg
          className="phone:hidden absolute inset-0 w-full h-full overflow-visible"
          viewBox="0 0 960 900"
          fill="none"
          aria-hidden="true"
        >
          <g className="stroke-edge [stroke-dasharray:28_6_2_6]">
            <path d="M0 440H960" />
            <path d="M480 96V802" />
          </g>
          {LAYERS.map((r, index) => (
            <path
              key={r}
              className={
                index < WOUND
                  ? 'stroke-copper stroke-[1.3]'
                  : 'stroke-line stroke-[1.2] [stroke-dasharray:6_6]'
              }
              d={layer(r)}
            />
          ))}
          <path
            className="stroke-copper stroke-[1.3]"
            d="M-300 -60C-120 40 20 160 60 202C120 262 150 262 220 268C270 272 300 276 330 281"
          />
          {POLES.map((x) => (
            <circle key={x} className="stroke-text stroke-[1.4] fill-ground" cx={x} cy="440" r="19" />
          ))}
          <path className="stroke-edge" d="M632 234L812 190H928" />
          <text className="fill-text [font:400_13px_/_1_var(--mono)]" x="928" y="178" textAnchor="end">
            {words.layers(WOUND, LAYERS.length)}
          </text>
        </svg>
        <p className="relative z-1 py-10 px-32 flex justify-between gap-24 pb-28 text-muted mono-13/[1.4] phone:hidden">
          <span>WS-00 · {words.forWhom}</span>
          <span>{COMPANY.city}</span>
        </p>
      </div>
      <div className="grid content-center py-64 px-48 phone:content-start phone:pt-40 phone:px-20 phone:pb-64">
        <div className="max-w-440">
          <h1 className="[font-size:clamp(2.5rem,1.2rem_+_2.6vw,3.375rem)]">{words.title}</h1>
          <p className="mt-14 mb-28 text-muted">{lead}</p>
          {refused ? <Notice className="mb-24">{refused}</Notice> : null}
          {children}
          {isFirst ? null : <p className="mt-36 pt-20 line-t text-muted mono-13/1.5">{words.stays}</p>}
        </div>
      </div>
    </div>
  );
}
