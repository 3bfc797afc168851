/** How a browser draws in three dimensions: on a graphics card, in software, which takes seconds a frame, or not at all. */
export type Drawing = 'card' | 'software' | 'none';

let known: Drawing | undefined;

/** Names under which browsers draw without a graphics card. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|swrast|software|basic render/i;

/** Asked before any 3D code is loaded; the answer is kept. */
export function drawing(): Drawing {
  known ??= lookAtDrawing();
  return known;
}

export const canDrawLive = (): boolean => drawing() !== 'none';

function lookAtDrawing(): Drawing {
  const open = (failIfMajorPerformanceCaveat: boolean) =>
    document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat });
  const fast = open(true);
  const context = fast ?? open(false);
  if (!context) return 'none';
  const name = nameOf(context);
  // Browsers keep few contexts; this one has said what it was asked.
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return fast && !SOFTWARE.test(name) ? 'card' : 'software';
}

/** Firefox says the name at once and warns of the extension; Chromium and Safari say it there alone. */
function nameOf(context: WebGL2RenderingContext): string {
  const said = String(context.getParameter(context.RENDERER));
  if (!/^webkit webgl$/i.test(said)) return said;
  const more = context.getExtension('WEBGL_debug_renderer_info');
  return more ? String(context.getParameter(more.UNMASKED_RENDERER_WEBGL)) : said;
}
