import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { decimalsIn } from '#domain/languages.ts';
import { pullAgainst } from '#domain/tone/rod-field.ts';
import { STARTING_SETUP } from '../data/upgrades.ts';
import { ARTICLE_DIAGRAM_MESSAGES } from './figures.messages.ts';
import { FAINT, Label, Plate, SHEET } from './plate.tsx';

const NEAREST = 1;
const FURTHEST = 5;
const MOST = 5;
const USUAL = STARTING_SETUP.pickup.bridge.low;
const across = (mm: number) => 60 + ((mm - NEAREST) / (FURTHEST - NEAREST)) * 540;
const down = (pull: number) => 250 - (pull / MOST) * 220;
const pullAt = (mm: number) => pullAgainst(mm, USUAL);
const points = Array.from({ length: 65 }, (_, index) => NEAREST + (index * (FURTHEST - NEAREST)) / 64);
/** Distances with labels in the plot, mm. */
const READ_AT = [1.5, USUAL, 4] as const;

export function PullFigure({ figure }: { figure: string }) {
  const words = useMessages(ARTICLE_DIAGRAM_MESSAGES).pull;
  const language = useLanguage();
  const shown = (figure: string) => decimalsIn(figure, language);
  return (
    <Plate figure={figure} caption={words.caption} note={words.note(shown(`${USUAL}\u00a0mm`))} framed>
      <svg
        className={SHEET}
        viewBox="0 0 640 296"
        role="img"
        aria-label={words.label(
          READ_AT.map((mm) => words.at(shown(pullAt(mm).toFixed(1)), shown(`${mm}\u00a0mm`))).join(
            words.between,
          ),
        )}
      >
        {[0, 1, 2, 3, 4, 5].map((pull) => (
          <g key={pull}>
            <path className={FAINT} d={`M60 ${down(pull)}H600`} />
            <text x="48" y={down(pull) + 5} textAnchor="end">
              {pull}
            </text>
          </g>
        ))}
        {[1, 2, 3, 4, 5].map((mm) => (
          <Label key={mm} x={across(mm)} y="276">
            {mm}
            {mm === FURTHEST ? ' mm' : ''}
          </Label>
        ))}
        <path
          className="stroke-copper-fill stroke-[2.2]"
          d={points
            .map(
              (mm, index) =>
                `${index ? 'L' : 'M'}${across(mm).toFixed(1)} ${down(Math.min(pullAt(mm), MOST)).toFixed(1)}`,
            )
            .join('')}
        />
        {READ_AT.map((mm) => (
          <g key={mm}>
            <circle className="fill-copper-fill stroke-none" cx={across(mm)} cy={down(pullAt(mm))} r="4.5" />
            <text
              className="fill-copper"
              x={across(mm) + (mm === READ_AT[2] ? 0 : 12)}
              y={down(pullAt(mm)) - 12}
              textAnchor={mm === READ_AT[2] ? 'middle' : 'start'}
            >
              {words.at(shown(`×\u00a0${pullAt(mm).toFixed(1)}`), shown(`${mm}\u00a0mm`))}
            </text>
          </g>
        ))}
      </svg>
    </Plate>
  );
}
