let stopCurrent: (() => void) | undefined;

/**
 * Makes a sound the only one on the page: whatever sounds at the moment is stopped. Call it before playing; claiming
 * again with the same `stop` changes nothing. Answers how to let go, for when the sound ends by itself.
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
