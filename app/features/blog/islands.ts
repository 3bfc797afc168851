/** The blog's islands. Other pages with islands import only this file and not the components' code. */
export const waveform = async () => (await import('./waveform/waveform.tsx')).HumWaveform;
export const toneFigure = async () => (await import('./tone/tone-figure.tsx')).ToneFigure;
