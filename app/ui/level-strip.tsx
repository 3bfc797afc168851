import type { Language } from '#domain/languages.ts';
import { useLanguage } from './language.tsx';
import { LEVEL_STRIP_MESSAGES } from './level-strip.messages.ts';

const SEGMENTS = 60;
const FLOOR_DB = -72;
const LOUD_DB = -3;
const STEP = -FLOOR_DB / SEGMENTS;
const WIDTH = 640;
const TICKS = [-60, -48, -36, -24, -12, 0];

const across = (dB: number) => Math.min(1, Math.max(0, 1 - dB / FLOOR_DB)) * WIDTH;

/** "−14 dB", or "silence" below the strip. */
export const levelWords = (dB: number, language: Language = 'en'): string =>
  dB <= FLOOR_DB ? LEVEL_STRIP_MESSAGES[language].silence : `−${Math.abs(dB).toFixed(0)}\u00a0dB`;

/** Input level, −72 to 0 dB full scale in 60 segments, with a mark at the highest level so far. */
export function LevelStrip({
  level_dB,
  peak_dB,
  label,
}: {
  level_dB: number;
  peak_dB: number;
  label: string;
}) {
  const language = useLanguage();
  return (
    <svg
      className="block w-full overflow-visible fill-none [&_text]:fill-muted [&_text]:mono-11/1 small:[&_text]:[font-size:1.1rem]"
      viewBox={`0 0 ${WIDTH} 58`}
      role="img"
      aria-label={LEVEL_STRIP_MESSAGES[language].peak(
        label,
        levelWords(level_dB, language),
        levelWords(peak_dB, language),
      )}
    >
      {Array.from({ length: SEGMENTS }, (_, index) => {
        const from = FLOOR_DB + index * STEP;
        const isOn = level_dB > from;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: segments are identified by position
            key={index}
            className={
              from >= LOUD_DB - STEP / 2
                ? 'stroke-[#cf8fa6] [&[data-on]]:fill-[#cf8fa6]'
                : isOn
                  ? 'fill-copper'
                  : 'stroke-edge'
            }
            data-on={isOn || undefined}
            x={across(from) + 1}
            y={6}
            width={WIDTH / SEGMENTS - 3}
            height={20}
          />
        );
      })}
      <path className="stroke-text stroke-[2.5]" d={`M${across(peak_dB)} 2V30`} />
      {TICKS.map((dB) => (
        <text key={dB} x={across(dB)} y={50} textAnchor={dB === 0 ? 'end' : 'middle'}>
          {dB === 0 ? '0\u00a0dB' : `−${-dB}`}
        </text>
      ))}
    </svg>
  );
}
