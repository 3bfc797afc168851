/**
 * Reports whether an element is in the window, at once and at every change, until the returned function is called. A
 * busy browser reports several changes together, oldest first, so only the last one matters.
 */
export function watchInWindow(
  element: Element,
  tell: (inWindow: boolean) => void,
  options?: IntersectionObserverInit,
): () => void {
  const observer = new IntersectionObserver((entries) => {
    const latest = entries.at(-1);
    if (latest) tell(latest.isIntersecting);
  }, options);
  observer.observe(element);
  return () => observer.disconnect();
}

/** Reports whether an element is visible: it is in the window and the window is not hidden. */
export function watchSeen(element: Element, tell: (seen: boolean) => void): () => void {
  let inWindow = false;
  const say = () => tell(inWindow && !document.hidden);
  const unwatch = watchInWindow(element, (now) => {
    inWindow = now;
    say();
  });
  document.addEventListener('visibilitychange', say);
  return () => {
    unwatch();
    document.removeEventListener('visibilitychange', say);
  };
}
