import { PlayIcon } from '#app/ui/play-icon.tsx';

const WIDTH = 400;
const HEIGHT = 48;
const FULL = 99;

/** A bar for each hundredth of the track. Samples peak near half of full scale, so the tallest bar fills the height. */
export function barsOf(peaks: readonly number[]): string {
  const tallest = Math.max(1, ...peaks.map((peak) => Math.min(peak, FULL)));
  const pitch = WIDTH / peaks.length;
  return peaks
    .map((peak, index) => {
      const half = Math.max(0.75, (Math.min(peak, FULL) / tallest) * (HEIGHT / 2 - 2));
      return `M${((index + 0.5) * pitch).toFixed(1)} ${(HEIGHT / 2 - half).toFixed(1)}v${(2 * half).toFixed(1)}`;
    })
    .join('');
}

/** The track's loudness over time, copper up to the playing position. */
export function TrackWaveform({ bars, progress }: { bars: string; progress: number }) {
  return (
    <svg
      className="w-full h-full overflow-visible fill-none stroke-edge stroke-[1.5] [@media(max-width:479px)]:stroke-1 forced-colors:stroke-current"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="stroke-fixed" d={bars} />
      {/* Covers the bars below exactly, so that no grey edge shows beside the copper. */}
      <svg
        className="overflow-hidden stroke-copper stroke-2 [@media(max-width:479px)]:stroke-[1.25] forced-colors:[stroke:Highlight]"
        width={(WIDTH * progress).toFixed(1)}
        height={HEIGHT}
      >
        <path className="stroke-fixed" d={bars} />
      </svg>
    </svg>
  );
}

export function PlayButton({ on, label, onClick }: { on: boolean; label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      className="desk:col-1 desk:row-1 grid place-items-center w-48 h-48 [border:1px_solid_transparent] rounded bg-text text-ground [transition:background-color_var(--quick)_var(--ease)] hover:bg-[color-mix(in_srgb,var(--text)_86%,var(--ground))] forced-colors:border-current"
      aria-label={label}
      onClick={onClick}
    >
      <PlayIcon isOn={on} size={18} />
    </button>
  );
}

/** 69.4 s → "1:09". */
export function trackTime(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
