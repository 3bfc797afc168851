const BARS = 92;
/** An invented voice signal with pauses: a few slow waves over quick ones. */
const loudness = (index: number) =>
  Math.abs(
    Math.sin(index * 0.21) * (0.55 + 0.3 * Math.sin(index * 1.7) + 0.15 * Math.sin(index * 4.1)) +
      0.16 * Math.sin(index * 0.9),
  );

export function InterviewDrawing() {
  return (
    <svg
      className="[&>*]:stroke-fixed [&_g>*]:stroke-fixed w-full fill-none stroke-current stroke-1"
      viewBox="0 -123 400 246"
      aria-hidden="true"
    >
      {Array.from({ length: BARS }, (_, index) => {
        const [x, half] = [22 + index * 3.9, 4 + 70 * loudness(index)];
        return (
          <path
            key={x}
            className="[stroke:color-mix(in_srgb,currentcolor_62%,transparent)] [stroke-width:0.8]"
            d={`M${x.toFixed(1)} ${(-half).toFixed(1)}V${half.toFixed(1)}`}
          />
        );
      })}
    </svg>
  );
}
