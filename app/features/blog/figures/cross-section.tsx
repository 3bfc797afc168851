import { useMessages } from '#app/ui/language.tsx';
import { ARTICLE_DIAGRAM_MESSAGES } from './figures.messages.ts';
import { Plate, RAISED, SHEET } from './plate.tsx';

/** A humbucker cut across its strings. The sheet's units are half millimetres. */
export function CrossSection({ figure }: { figure: string }) {
  const words = useMessages(ARTICLE_DIAGRAM_MESSAGES).crossSection;
  return (
    <Plate figure={figure} caption={words.caption} framed>
      <svg className={SHEET} viewBox="0 0 640 330" role="img" aria-label={words.label}>
        <path className="stroke-[2.2]" d="M40 52H600" />
        <text x="600" y="40" textAnchor="end">
          {words.string}
        </text>
        {(['A', 'B'] as const).map((coil, index) => {
          const x = 150 + index * 210;
          return (
            <g key={coil}>
              <path d={`M${x - 14} 92H${x + 144}V104H${x - 14}ZM${x - 14} 188H${x + 144}V200H${x - 14}Z`} />
              {[0, 100].map((side) => (
                <g key={side}>
                  <rect
                    className={
                      coil === 'A'
                        ? '[fill:color-mix(in_srgb,#e49977_45%,var(--ground-raised))]'
                        : '[fill:color-mix(in_srgb,#8fb7c6_45%,var(--ground-raised))]'
                    }
                    x={x - 6 + side}
                    y="104"
                    width="42"
                    height="84"
                  />
                  <text className="text-[22px]" x={x + 15 + side} y="154" textAnchor="middle">
                    {(side === 0) === (coil === 'A') ? '×' : '·'}
                  </text>
                </g>
              ))}
              <rect
                className="[fill:color-mix(in_srgb,currentcolor_12%,var(--ground-raised))]"
                x={x + 48}
                y={coil === 'A' ? 88 : 82}
                width="34"
                height={coil === 'A' ? 150 : 190}
              />
              {coil === 'B' ? (
                <path className="fill-ground-raised" d={`M${x + 58} 82V90H${x + 72}V82`} />
              ) : null}
              <text className="font-heading text-[18px] weight-750" x={x + 65} y="76" textAnchor="middle">
                {coil}
              </text>
            </g>
          );
        })}
        <rect className={RAISED} x="232" y="206" width="176" height="32" />
        <path className={RAISED} d="M320 206V238" />
        <text className="fill-copper" x="276" y="228" textAnchor="middle">
          N
        </text>
        <text className="fill-copper" x="364" y="228" textAnchor="middle">
          S
        </text>
        <path d="M110 238H530V246H110Z" />
        <text x="215" y="292" textAnchor="middle">
          {words.slugs}
        </text>
        <text x="320" y="320" textAnchor="middle">
          {words.magnet}
        </text>
        <text x="425" y="292" textAnchor="middle">
          {words.screws}
        </text>
        <path
          className="[stroke:color-mix(in_srgb,currentcolor_55%,transparent)] stroke-[0.8]"
          d="M215 240V276M320 240V302"
        />
        <text x="64" y="150" textAnchor="middle">
          {words.coil}
        </text>
        <path
          className="[stroke:color-mix(in_srgb,currentcolor_55%,transparent)] stroke-[0.8]"
          d="M84 146H142"
        />
      </svg>
    </Plate>
  );
}
