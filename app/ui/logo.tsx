const DOTS = [5, 9, 13, 17, 21];

/** Two bobbins seen from above: slugs in the text's colour, screws in copper. */
export function Logo() {
  return (
    <svg viewBox="0 0 26 26" width={26} height={26} fill="none" aria-hidden="true">
      <g stroke="currentColor" strokeWidth="1.6">
        <rect x="1.2" y="2.6" width="23.6" height="9" rx="3.2" />
        <rect x="1.2" y="14.4" width="23.6" height="9" rx="3.2" />
      </g>
      {DOTS.map((x) => (
        <circle key={x} cx={x} cy="7.1" r="1.15" fill="currentColor" />
      ))}
      {DOTS.map((x) => (
        <circle key={-x} cx={x} cy="18.9" r="1.15" fill="#C9683A" />
      ))}
    </svg>
  );
}
