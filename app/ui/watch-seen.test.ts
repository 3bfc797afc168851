import { afterEach, expect, it, vi } from 'vitest';
import { watchSeen } from './watch-seen.ts';

type Report = Parameters<IntersectionObserverCallback>[0];
const report = (...inWindow: boolean[]): Report =>
  inWindow.map((isIntersecting) => ({ isIntersecting }) as IntersectionObserverEntry);

function browser() {
  let tell: (entries: Report) => void = () => undefined;
  const document = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', document);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: Report) => void) {
        tell = callback;
      }
      observe() {}
      disconnect() {
        tell = () => undefined;
      }
    },
  );
  return {
    reports: (...inWindow: boolean[]) => tell(report(...inWindow)),
    hides: (hidden: boolean) => {
      document.hidden = hidden;
      document.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

afterEach(() => vi.unstubAllGlobals());

it('reports the last of several changes that a busy browser delivers together', () => {
  const { reports } = browser();
  const seenStates: boolean[] = [];
  watchSeen({} as Element, (seen) => seenStates.push(seen));
  reports(false, true);
  expect(seenStates).toEqual([true]);
  reports(true, false);
  expect(seenStates).toEqual([true, false]);
});

it('is false while the window is hidden, and reports nothing after its end', () => {
  const { reports, hides } = browser();
  const seenStates: boolean[] = [];
  const end = watchSeen({} as Element, (seen) => seenStates.push(seen));
  reports(true);
  hides(true);
  hides(false);
  end();
  hides(true);
  reports(false);
  expect(seenStates).toEqual([true, false, true]);
});
