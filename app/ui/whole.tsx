/** A figure with its unit, which no line breaks. */
export const whole = (figure: string) => (
  <span className="whitespace-nowrap" translate="no">
    {figure}
  </span>
);
