/** What tests do to the drawing in three dimensions before a page begins; both are run in the page. */

/** A browser that cannot draw in three dimensions: pictures stand for models, and nothing waits for software to draw. */
export const withoutWebgl = () => {
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function (
    this: HTMLCanvasElement,
    kind: string,
    options?: object,
  ) {
    return kind === '2d' ? getContext.call(this, kind, options) : null;
  } as typeof getContext;
};

/**
 * What is reflected is gathered from a few directions instead of hundreds, each time a view begins: without a graphics card
 * that alone takes three seconds of computing, and no test looks at how smooth a reflection is.
 */
export const withCoarseReflections = () => {
  const { shaderSource } = WebGL2RenderingContext.prototype;
  WebGL2RenderingContext.prototype.shaderSource = function (shader, source) {
    const coarse = source.replace(/#define ((?:GGX_)?SAMPLES) \d+/g, '#define $1 4');
    shaderSource.call(this, shader, coarse);
  };
  // Four samples for each pixel, all computed by the processor, smooth edges that no test looks at either.
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function (
    this: HTMLCanvasElement,
    kind: string,
    options?: object,
  ) {
    return getContext.call(this, kind as '2d', { ...options, antialias: false });
  } as typeof getContext;
};

/** A browser that says that it draws on a graphics card, whatever it has: there the live view may come by itself. */
export const asOnACard = () => {
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function (
    this: HTMLCanvasElement,
    kind: string,
    options?: object,
  ) {
    return getContext.call(this, kind as '2d', { ...options, failIfMajorPerformanceCaveat: false });
  } as typeof getContext;
  const { getParameter } = WebGL2RenderingContext.prototype;
  const UNMASKED_RENDERER = 0x9246;
  WebGL2RenderingContext.prototype.getParameter = function (name) {
    return name === UNMASKED_RENDERER ? 'A graphics card' : getParameter.call(this, name);
  };
};
