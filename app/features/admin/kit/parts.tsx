import type { ComponentProps } from 'react';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useMessages } from '#app/ui/language.tsx';
import type { MakerMark } from '#domain/admin/maker-mark.ts';
import type { DaysLeft } from '#domain/calendar/work-days.ts';
import { inThousands } from '#domain/production/figures.ts';
import { UNIT_STATE_MESSAGES } from '#domain/production/unit-state.messages.ts';
import type { UnitState } from '#domain/production/unit-state.ts';
import look from './look.module.css';

/** The units of an order as marks; the text beside them says how many are done. */
export function UnitMarks({ states, words }: { states: readonly UnitState[]; words?: string }) {
  const stateWords = useMessages(UNIT_STATE_MESSAGES);
  return (
    <div>
      <div
        className="flex flex-wrap gap-4 mb-7 pt-3"
        role="img"
        aria-label={states.map((state) => stateWords[state]).join(', ')}
      >
        {states.map((state, index) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: units are identified by position
            key={index}
            className={look.unit}
            data-state={state}
          />
        ))}
      </div>
      {words ? <span className="fine text-muted">{words}</span> : null}
    </div>
  );
}

/** Work days left until a day: wine with a triangle when late. */
export const Due = ({ left, day }: { left: DaysLeft | undefined; day: string }) => (
  <div data-tone={left?.tone}>
    {left ? (
      <b
        className={cx(
          'flex items-center gap-7 mono-15/[1.3] weight-500 small:justify-end',
          left.tone === 'late' ? 'text-wine' : left.tone === 'soon' && 'text-copper',
        )}
      >
        {left.tone === 'late' ? <Icon name="warning" size={16} /> : null}
        {left.words}
      </b>
    ) : null}
    <span className={cx('fine block mt-4', left?.tone === 'late' ? 'text-wine' : 'text-muted')}>{day}</span>
  </div>
);

export const BeforeAfter = ({ before, after }: { before: string | null; after: string | null }) => (
  <>
    {before ? <del className="text-muted decoration-1">{before}</del> : null}
    {before && after ? ' → ' : null}
    {after}
  </>
);

/** A figure with thousands separated by a margin instead of a character. */
export function ThousandsFigure({ count }: { count: number }) {
  const [first, ...rest] = inThousands(count).split('\u00a0');
  return (
    <span className="whitespace-nowrap" translate="no">
      {first}
      {rest.map((digits, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups are identified by position
        <span key={index} className="ml-[0.16em]">
          {digits}
        </span>
      ))}
    </span>
  );
}

/** A state in a box. */
export const Tag = ({
  label,
  tone,
  children = label,
  ...tag
}: ComponentProps<'span'> & { label?: string; tone?: string | undefined }) => (
  <span {...tag} className={cx(look.tag, tag.className)} data-tone={tone}>
    {children}
  </span>
);

export const Thumb = ({ path, className }: { path: string; className?: string | undefined }) => (
  <div className={cx(look.thumb, className)}>
    <img src={path} alt="" width={960} height={720} loading="lazy" decoding="async" />
  </div>
);

const TONES: Record<MakerMark['tone'], string> = {
  ink: 'border-edge bg-ink [color:#f5f0e6]',
  copper: 'border-copper-fill bg-copper-fill text-ink',
  forest: '[border-color:#29586c] [background:#29586c] [color:#f5f0e6]',
  wine: 'border-wine bg-wine [color:#f5f0e6]',
};

/** A maker's mark. The letters distinguish makers without colours; screen readers read the name beside it. */
export const Mark = ({ mark: { letters, tone } }: { mark: MakerMark }) => (
  <b
    className={cx(
      'inline-grid flex-none w-32 h-32 place-items-center [border-style:solid] [border-width:1px] rounded-half mono-12/1 weight-500',
      TONES[tone],
    )}
    aria-hidden="true"
  >
    {letters}
  </b>
);
