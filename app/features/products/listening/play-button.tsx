export function PlayButton({ on, label, onClick }: { on: boolean; label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      className="desk:col-1 desk:row-1 grid place-items-center w-48 h-48 [border:1px_solid_transparent] rounded bg-text text-ground [transition:background-color_var(--quick)_var(--ease)] hover:bg-[color-mix(in_srgb,var(--text)_86%,var(--ground))] forced-colors:border-current"
      aria-label={label}
      onClick={onClick}
    >
      <svg viewBox="0 0 16 16" width={18} height={18} aria-hidden="true" fill="currentColor">
        <path d={on ? 'M3 2h3.5v12H3zM9.5 2H13v12H9.5z' : 'M3.5 1.5 14 8 3.5 14.5z'} />
      </svg>
    </button>
  );
}
