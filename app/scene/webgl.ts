let known: boolean | undefined;

/** Whether the browser can draw in three dimensions. Asked before any 3D code is loaded; the answer is kept. */
export function canDrawLive(): boolean {
  if (known === undefined) {
    const context = document.createElement('canvas').getContext('webgl2');
    known = context !== null;
    // Browsers keep few contexts; this one has said what it was asked.
    context?.getExtension('WEBGL_lose_context')?.loseContext();
  }
  return known;
}
