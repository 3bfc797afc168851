import type { ReactElement } from 'react';
import { cx } from '#app/ui/cx.ts';
import type { Language } from '#domain/languages.ts';
import { FITTED_RETURN } from '#domain/returns/fitted.messages.ts';
import { CONDITION_CHECKS, type ConditionCheck } from '#domain/returns/fitted.ts';

const PINS = 'M62 27h6M62 32h6M62 37h6';
const POLES = [18, 27, 36, 45, 54, 63];

/** Each check as it should be, and damaged beside it, 80 × 64. */
const DRAWN: Readonly<Record<ConditionCheck, readonly [whole: ReactElement, damaged: ReactElement]>> = {
  lead: [
    <path key="whole" d={`M6 46C18 14 30 52 44 32M44 23h18v18H44Z${PINS}`} />,
    <path key="cut" d="M6 46C14 24 20 24 28 34m0 0l9-6m-9 6l10 1m-10-1l8 7M52 27l8-3m-8 8h9m-9 5l8 4" />,
  ],
  cover: [
    <g key="whole">
      <rect x={8} y={18} width={66} height={28} rx={6} />
      {POLES.map((x) => (
        <circle key={x} cx={x} cy={32} r={2.6} />
      ))}
    </g>,
    <g key="scratched">
      <rect x={8} y={18} width={66} height={28} rx={6} />
      <path className="stroke-copper" d="M18 41l14-17 5 9 13-12M45 40l16-15" />
    </g>,
  ],
  screws: [
    <path
      key="both"
      d="M14 16h14v6H14ZM18 22h6v26l-3 4l-3-4ZM54 16h14v6H54ZM58 22h6v26l-3 4l-3-4ZM15 28l12 4l-12 4l12 4M55 28l12 4l-12 4l12 4"
    />,
    <g key="missing">
      <path d="M14 16h14v6H14ZM18 22h6v26l-3 4l-3-4ZM15 28l12 4l-12 4l12 4" />
      <path className="stroke-copper [stroke-dasharray:3_3]" d="M54 16h14v6H54ZM58 22h6v26l-3 4l-3-4Z" />
    </g>,
  ],
  wax: [
    <path
      key="whole"
      d="M12 14h56v6H12ZM12 44h56v6H12ZM18 20v24M62 20v24M18 24h44M18 28h44M18 32h44M18 36h44M18 40h44"
    />,
    <g key="opened">
      <path d="M12 14h56v6H12ZM12 44h56v6H12ZM18 20v24M62 20v24M18 24h44M18 28h30M18 36h28M18 40h44" />
      <path className="stroke-copper" d="M48 28c12 0 6 8 14 6s2 12 6 8M46 36c8 2 6 6 10 16" />
    </g>,
  ],
};

/** A check of a pickup's condition: as it should be with a tick, and damaged with a cross. */
export function ConditionDrawing({ check, className }: { check: ConditionCheck; className?: string }) {
  const [whole, damaged] = DRAWN[check];
  return (
    <svg
      className={cx('drawing stroke-current stroke-[1.4] stroke-round', className)}
      viewBox="0 0 184 64"
      aria-hidden="true"
    >
      {whole}
      <g transform="translate(100 0)">{damaged}</g>
      <path className="stroke-text stroke-2" d="M74 54l4 5l8-10" />
      <path className="stroke-copper stroke-2" d="M174 50l8 8m0-8l-8 8" />
    </svg>
  );
}

/** All checks in pictures and sentences: the meaning of undamaged. */
export function ConditionList({ language, className }: { language: Language; className?: string }) {
  const { checks, tail } = FITTED_RETURN[language];
  return (
    <>
      <ul className={cx('grid gap-x-24 gap-y-20 list-none p-0', className)}>
        {CONDITION_CHECKS.map((check) => (
          <li key={check} className="m-0">
            <ConditionDrawing check={check} className="w-full max-w-240" />
            <b className="block mt-8">{checks[check].name}</b>
            <span className="type-15 lh-[1.45]">{checks[check].words}</span>
          </li>
        ))}
      </ul>
      <p className="mt-16">{tail}</p>
    </>
  );
}
