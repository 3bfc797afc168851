import { cx } from '#app/ui/cx.ts';
import type { MakerMark } from '#domain/admin/maker-mark.ts';

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
