import { DirectionalLight, Mesh, OrthographicCamera, Scene, WebGLRenderer } from 'three';
import { isLoose } from '../arrange.ts';
import { makeStudio } from '../studio-light.ts';
import type { Composed } from './compose.ts';

const MM_PER_M = 1000;
/** Clear space around it, mm. */
const MARGIN = 2;
/** Height of the camera over the highest point. */
const AWAY_M = 0.1;

/** Width and height of the picture, mm. */
export const pictureSize = ({
  size_mm: [along, across],
}: Pick<Composed, 'size_mm'>): readonly [number, number] => [along + 2 * MARGIN, across + 2 * MARGIN];

/**
 * Draws pickups from straight above without perspective, so the scale is the same everywhere. Keeps the picture and
 * releases the WebGL context at once. Throws if nothing can be drawn. Parts deeper than `depth_mm` under the highest
 * point are left out.
 */
export function drawFromAbove(
  canvas: HTMLCanvasElement,
  composed: Composed,
  px_mm: number,
  depth_mm = 500,
): void {
  const [width, height] = pictureSize(composed);
  const renderer = new WebGLRenderer({ antialias: true, alpha: true });
  try {
    renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
    renderer.setSize(width * px_mm, height * px_mm, false);
    const scene = new Scene();
    const studio = makeStudio(renderer);
    scene.environment = studio.texture;
    const light = new DirectionalLight('#fffaf3', 1.15);
    light.position.set(-0.12, 0.26, 0.11);
    scene.add(light, composed.root);
    const [x, z] = [width / 2 / MM_PER_M, height / 2 / MM_PER_M];
    const camera = new OrthographicCamera(-x, x, z, -z, 0.01, AWAY_M + depth_mm / MM_PER_M);
    const [, , tall] = composed.size_mm;
    camera.position.set(0, tall / MM_PER_M + AWAY_M, 0);
    camera.up.set(0, 0, -1);
    camera.lookAt(0, 0, 0);
    // Parts that hang out do not count towards the size.
    const hidden: Mesh[] = [];
    composed.root.traverse((part) => {
      if (part instanceof Mesh && part.visible && isLoose(part.material.name)) hidden.push(part);
    });
    for (const part of hidden) part.visible = false;
    renderer.render(scene, camera);
    for (const part of hidden) part.visible = true;
    scene.remove(composed.root);
    studio.free();
    canvas.width = renderer.domElement.width;
    canvas.height = renderer.domElement.height;
    canvas.getContext('2d')?.drawImage(renderer.domElement, 0, 0);
  } finally {
    renderer.dispose();
    renderer.forceContextLoss();
  }
}
