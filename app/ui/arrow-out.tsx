export function ArrowOut() {
  return (
    <svg viewBox="0 0 12 12" width={10} height={10} fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M1.5 10.5l9-9M4 1.2h6.8V8" strokeWidth={1.3} />
    </svg>
  );
}
