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

/** Renderers that are no graphics card. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** Whether it can do so fast enough for what follows a scrolling hand: with a graphics card, not in software. */
export function canDrawSmoothly(): boolean {
  const wishes = { failIfMajorPerformanceCaveat: true };
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('webgl2', wishes) as WebGL2RenderingContext | null;
  const card = context?.getExtension('WEBGL_debug_renderer_info');
  const name = String((card && context?.getParameter(card.UNMASKED_RENDERER_WEBGL)) ?? '');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null && !SOFTWARE.test(name);
}
