import { useMessages } from '#app/ui/language.tsx';
import { ARTICLE_DIAGRAM_MESSAGES } from './figures.messages.ts';
import { FAINT, Label, Plate, RAISED, SHEET, WOUND } from './plate.tsx';

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
                      coil === 'A' ? WOUND : '[fill:color-mix(in_srgb,#8fb7c6_45%,var(--ground-raised))]'
                    }
                    x={x - 6 + side}
                    y="104"
                    width="42"
                    height="84"
                  />
                  <Label className="text-[22px]" x={x + 15 + side} y="154">
                    {(side === 0) === (coil === 'A') ? '×' : '·'}
                  </Label>
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
              <Label className="font-heading text-[18px] weight-750" x={x + 65} y="76">
                {coil}
              </Label>
            </g>
          );
        })}
        <rect className={RAISED} x="232" y="206" width="176" height="32" />
        <path className={RAISED} d="M320 206V238" />
        <Label className="fill-copper" x="276" y="228">
          N
        </Label>
        <Label className="fill-copper" x="364" y="228">
          S
        </Label>
        <path d="M110 238H530V246H110Z" />
        <Label x="215" y="292">
          {words.slugs}
        </Label>
        <Label x="320" y="320">
          {words.magnet}
        </Label>
        <Label x="425" y="292">
          {words.screws}
        </Label>
        <path className={FAINT} d="M215 240V276M320 240V302" />
        <Label x="64" y="150">
          {words.coil}
        </Label>
        <path className={FAINT} d="M84 146H142" />
      </svg>
    </Plate>
  );
}
