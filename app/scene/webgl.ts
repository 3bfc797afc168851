/** 3D drawing on a graphics card, in software (seconds per frame), or not at all. */
export type WebglSupport = 'card' | 'software' | 'none';

let known: WebglSupport | undefined;

const SOFTWARE = /swiftshader|llvmpipe|softpipe|swrast|software|basic render/i;

/** Called before any 3D code is loaded; the result is cached. */
export function drawing(): WebglSupport {
  known ??= lookAtDrawing();
  return known;
}

export const canDrawLive = (): boolean => drawing() !== 'none';

function lookAtDrawing(): WebglSupport {
  const open = (failIfMajorPerformanceCaveat: boolean) =>
    document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat });
  const fast = open(true);
  const context = fast ?? open(false);
  if (!context) return 'none';
  const name = nameOf(context);
  // Browsers limit the number of contexts, so this one is released.
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return fast && !SOFTWARE.test(name) ? 'card' : 'software';
}

/** Firefox reports the name directly and warns about the extension; Chromium and Safari need the extension. */
function nameOf(context: WebGL2RenderingContext): string {
  const renderer = String(context.getParameter(context.RENDERER));
  if (!/^webkit webgl$/i.test(renderer)) return renderer;
  const more = context.getExtension('WEBGL_debug_renderer_info');
  return more ? String(context.getParameter(more.UNMASKED_RENDERER_WEBGL)) : renderer;
}
