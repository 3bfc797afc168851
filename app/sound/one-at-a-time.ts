let stopCurrent: (() => void) | undefined;

/**
 * Makes a sound the only one on the page by stopping the current one. Call it before playing; claiming again with the
 * same `stop` changes nothing. Returns a function that releases the claim, for a sound that ends by itself.
 */
export function claimSound(stop: () => void): () => void {
  if (stopCurrent !== stop) {
    const stopOther = stopCurrent;
    stopCurrent = stop;
    stopOther?.();
  }
  return () => {
    if (stopCurrent === stop) stopCurrent = undefined;
  };
}
