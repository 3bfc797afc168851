/** The blog's islands. Other pages with islands learn of this one file alone, not of all that these stand on. */
export const waveform = async () => (await import('./waveform/waveform.tsx')).Waveform;
export const toneFigure = async () => (await import('./tone/tone-figure.tsx')).ToneFigure;
