/** A figure and its unit on one line. */
export const whole = (figure: string) => (
  <span className="whitespace-nowrap" translate="no">
    {figure}
  </span>
);
