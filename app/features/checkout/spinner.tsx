/** A turning ring with text. Without JavaScript the wait would never end, so it is hidden. */
export function Spinner({ words }: { words: string }) {
  return (
    <p className="flex gap-16 items-center py-32 line-t [@media(scripting:none)]:hidden" role="status">
      <svg
        className="flex-none fill-none stroke-[2.5] animate-spinning"
        viewBox="0 0 28 28"
        width={28}
        height={28}
        aria-hidden="true"
      >
        <circle className="stroke-line" cx="14" cy="14" r="12" />
        <path className="stroke-copper" d="M14 2a12 12 0 0 1 12 12" />
      </svg>
      {words}
    </p>
  );
}
