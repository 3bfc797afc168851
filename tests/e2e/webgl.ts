/** Changes to 3D drawing before a page begins; both run in the page. */

/** A browser without 3D drawing: pictures replace models, and nothing waits for software drawing. */
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
 * Samples reflections from a few directions instead of hundreds when a view begins: in software that alone takes three
 * seconds, and no test checks the smoothness.
 */
export const withCoarseReflections = () => {
  const { shaderSource } = WebGL2RenderingContext.prototype;
  WebGL2RenderingContext.prototype.shaderSource = function (shader, source) {
    const coarse = source.replace(/#define ((?:GGX_)?SAMPLES) \d+/g, '#define $1 4');
    shaderSource.call(this, shader, coarse);
  };
  // Disables antialiasing, four samples per pixel in software, which no test checks either.
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function (
    this: HTMLCanvasElement,
    kind: string,
    options?: object,
  ) {
    return getContext.call(this, kind as '2d', { ...options, antialias: false });
  } as typeof getContext;
};

/** Pretends to have a graphics card, which lets the live view start automatically. */
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
