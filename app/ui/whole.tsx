export const whole = (figure: string) => (
  <span className="whitespace-nowrap" translate="no">
    {figure}
  </span>
);
