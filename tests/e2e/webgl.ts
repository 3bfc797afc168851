/** What tests do to the drawing in three dimensions before a page begins; both are run in the page. */

/** A browser that cannot draw in three dimensions: pictures stand for models, and nothing waits for software to draw. */
export const withoutWebgl = () => {
  HTMLCanvasElement.prototype.getContext = () => null;
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
};
