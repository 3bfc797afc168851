import { createRoot, type ReconcilerRoot, type RenderProps } from '@react-three/fiber';
import { useEffect, useRef, useState } from 'react';
import { setConsoleFunction } from 'three';
import { LiveScene, type LiveSceneProps } from './live-scene.tsx';

interface LiveStageProps extends Omit<LiveSceneProps, 'until'> {
  className?: string;
}

/**
 * Expected warnings: fiber uses a clock class that three.js has deprecated, which nothing here reads; and a context
 * that is already lost cannot be lost again.
 */
const EXPECTED = ['THREE.Clock:', 'THREE.WebGLRenderer: WEBGL_lose_context'];

setConsoleFunction((type: 'log' | 'warn' | 'error', ...words: unknown[]) => {
  if (!EXPECTED.some((beginning) => String(words[0]).startsWith(beginning))) console[type](...words);
});

const SETTINGS: RenderProps<HTMLCanvasElement> = {
  frameloop: 'demand',
  // A higher pixel ratio costs more than it shows.
  dpr: [1, 2],
  shadows: 'percentage',
  // No tone mapping, so colours match the catalogue. Film curves shift them, and the neutral one removes the sheen on
  // black.
  flat: true,
};

const sizeOf = ({ clientWidth: width, clientHeight: height }: HTMLElement) => ({
  width,
  height,
  top: 0,
  left: 0,
});

/**
 * The canvas and its scene, as large as the parent element. The page loads everything from here lazily. Fiber's own
 * Canvas would bring the whole of three.js and unused pointer events.
 */
export function LiveStage({ className, ...scene }: LiveStageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const root = useRef<ReconcilerRoot<HTMLCanvasElement>>(undefined);
  const [closing] = useState(() => new AbortController());
  const fail = useRef(scene.onFail);
  fail.current = scene.onFail;

  useEffect(() => {
    const element = canvas.current;
    const frame = element?.parentElement;
    if (!element || !frame) return;
    const lost = () => {
      if (!closing.signal.aborted) fail.current();
    };
    element.addEventListener('webglcontextlost', lost);
    const opened = createRoot(element);
    const resize = () => opened.configure({ ...SETTINGS, size: sizeOf(frame) }).catch(lost);
    void resize();
    const observer = new ResizeObserver(resize);
    observer.observe(frame);
    root.current = opened;
    return () => {
      closing.abort();
      observer.disconnect();
      root.current = undefined;
      opened.unmount();
      // Fiber frees the renderer half a second later. Losing the context at once stops unfinished frames: in software a
      // frame takes seconds, and the next page would wait for it.
      element.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
    };
  }, [closing]);

  useEffect(() => {
    root.current?.render(<LiveScene {...scene} until={closing.signal} />);
  });

  return <canvas ref={canvas} className={className} />;
}
