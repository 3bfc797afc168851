const DOTS = [5, 9, 13, 17, 21];
const dots = (y: number) => DOTS.map((x) => `<circle cx="${x}" cy="${y}" r="1.15"/>`).join('');

/** The two bobbins of the logo (`app/ui/logo.tsx`), all in black. */
export const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 26 26" fill="none" stroke="#000" stroke-width="1.6"><rect x="1.2" y="2.6" width="23.6" height="9" rx="3.2"/><rect x="1.2" y="14.4" width="23.6" height="9" rx="3.2"/><g stroke="none" fill="#000">${dots(7.1)}${dots(18.9)}</g></svg>`;

const turn = (transform: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30" fill="none" stroke="#000" stroke-width="2.4"><g${transform}><path d="M25.5 15a10.5 10.5 0 1 1-3.2-7.5"/><path d="M22.8 1.6v6.4h-6.4"/></g></svg>`;

/** Winding direction of a coil, seen from above; keys are those of the template. */
export const TURN_MARKS = {
  'clockwise.svg': turn(''),
  'counter-clockwise.svg': turn(' transform="matrix(-1 0 0 1 30 0)"'),
} as const;
