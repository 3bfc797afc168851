import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { decimalsIn } from '#domain/languages.ts';
import type { PhaseQuestion } from '#domain/phase/answer.ts';
import { PHASE_MESSAGES } from './phase.messages.ts';

const DRAWING = 'drawing own-colours stroke-round w-full max-w-460 mx-auto text-ink stroke-ink print-exact';

const POLES = [0, 1, 2, 3, 4, 5];

function Pickup({ pole }: Pick<PhaseQuestion, 'pole'>) {
  const letter = pole === undefined ? '?' : pole === 1 ? 'N' : 'S';
  return (
    <g>
      <rect className="fill-paper" x={45} y={144} width={150} height={48} rx={24} strokeWidth={1.4} />
      {POLES.map((index) => (
        <g key={index}>
          <circle className="fill-[#dce6ea]" cx={66 + index * 21.6} cy={168} r={7} />
          <text className="text-[9px]" x={66 + index * 21.6} y={171.5} textAnchor="middle">
            {letter}
          </text>
        </g>
      ))}
    </g>
  );
}

/** A compass over the poles: its north end points at a south pole and away from a north pole. */
export function CompassDrawing({ pole }: Pick<PhaseQuestion, 'pole'>) {
  const { drawn, looks, found } = useMessages(PHASE_MESSAGES).test1;
  return (
    <svg className={DRAWING} viewBox="0 0 380 200" role="img" aria-label={drawn}>
      <g transform="translate(0 4)">
        <Pickup pole={pole} />
        <circle className="fill-paper-raised" cx={120} cy={74} r={52} strokeWidth={1.4} />
        <circle className="[stroke-opacity:0.5]" cx={120} cy={74} r={46} />
        {[0, 90, 180, 270].map((turn) => (
          <path key={turn} d="M120 31v6" transform={`rotate(${turn} 120 74)`} />
        ))}
        <g transform={pole === 1 ? 'rotate(180 120 74)' : undefined}>
          <path className="fill-[#c9683a]" d="M120 112L112 74H128Z" />
          <path className="fill-paper" d="M120 36L112 74H128Z" />
        </g>
        <circle className="fill-ink stroke-none" cx={120} cy={74} r={3.5} />
        <path className="stroke-[#9c4a22] [stroke-dasharray:3_3]" d="M120 128v12" />
        {looks.map((words, line) => (
          <text key={words} className="text-[12px]" x={196} y={58 + line * 18}>
            {words}
          </text>
        ))}
        <text className="fill-[#9c4a22] [font-size:14px] weight-500" x={196} y={118}>
          {pole === undefined ? found.unknown : found[pole]}
        </text>
      </g>
    </svg>
  );
}

const READINGS = { plus: '+ 3.8', minus: '− 3.8', none: '0.0' } as const;

export function MeterDrawing({
  pole,
  jump,
  leads: [hot, ground],
}: Pick<PhaseQuestion, 'pole' | 'jump'> & { leads: readonly [string, string] }) {
  const language = useLanguage();
  const { drawn, pull } = useMessages(PHASE_MESSAGES).test2;
  return (
    <svg className={DRAWING} viewBox="0 0 380 214" role="img" aria-label={drawn}>
      <g transform="translate(0 4)">
        <Pickup pole={pole} />
        <path className="stroke-5 [stroke-linecap:round]" d="M128 56L124 156" />
        <path className="stroke-paper-raised stroke-[2.4] [stroke-linecap:round]" d="M128 56L124 156" />
        <rect
          className="fill-[#c9683a]"
          x={114}
          y={4}
          width={30}
          height={54}
          rx={9}
          transform="rotate(2 129 30)"
        />
        <path className="stroke-[#9c4a22] stroke-[1.6]" d="M158 128V82M158 82l-5 9M158 82l5 9" />
        <text className="fill-[#9c4a22] text-[12px]" x={168} y={112}>
          {pull}
        </text>
        <rect
          className="fill-paper-raised"
          x={262}
          y={20}
          width={104}
          height={140}
          rx={9}
          strokeWidth={1.4}
        />
        <rect className="fill-[#e5e9de]" x={274} y={32} width={80} height={40} />
        <text className="text-[19px] weight-500" x={346} y={60} textAnchor="end">
          {jump ? decimalsIn(READINGS[jump], language) : '±'}
        </text>
        <circle cx={314} cy={104} r={18} />
        <path d="M314 104L303 91" strokeWidth={2.5} />
        <text className="fill-[#575b55] text-[9px]" x={336} y={96}>
          200m
        </text>
        <circle className="fill-ink" cx={290} cy={142} r={5} />
        <circle className="fill-[#c9683a]" cx={338} cy={142} r={5} />
        <path d="M338 147C338 196 232 186 196 160" strokeWidth={4.5} />
        <path className="stroke-[#c9683a] stroke-[2.5]" d="M338 147C338 196 232 186 196 160" />
        <path d="M290 147C290 206 236 204 196 176" strokeWidth={3} />
        <text className="text-[11px]" x={202} y={152}>
          {hot}
        </text>
        <text className="text-[11px]" x={262} y={205}>
          {ground}
        </text>
      </g>
    </svg>
  );
}
