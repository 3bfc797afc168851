import {
  DirectionalLight,
  Group,
  type Material,
  type Object3D,
  PCFShadowMap,
  PerspectiveCamera,
  PointLight,
  Scene,
  type Vector3,
  WebGLRenderer,
} from 'three';
import { applyPaint } from '../apply-paint.ts';
import { loadModel } from '../load-model.ts';
import type { Paint } from '../paint.ts';
import { makeStudio } from '../studio-light.ts';
import { moveAt, type PartMoves, partOfNode, smooth } from './take-apart.ts';
import type { SceneView } from './view.ts';

/** Share of the studio's light on a pickup on ink, chosen to match the brightness of its picture. */
const ROOM_LIGHT = 0.62;
const DEGREE = Math.PI / 180;
const MM_PER_M = 1000;
/** Highest pixel ratio; more costs more than it shows. */
const DENSEST = 2;
/** Parts that hang out of the pickup. They disappear when it comes apart. */
const LOOSE = new Set(['cable', 'shield', 'lead-hot', 'lead-ground']);
/** Intervals in which the lead fades out and back in, s. */
const LEAD = { gone: [0.05, 0.7], back: [7.0, 7.9] } as const;

export interface ExplodedScene {
  /** Fits the canvas, px. */
  resize(width: number, height: number): void;
  draw(time: number, view: SceneView): void;
  free(): void;
}

export interface ExplodedModel {
  readonly model: string;
  readonly moves: PartMoves;
  readonly paint: Paint;
}

/**
 * Renders a pickup coming apart on a canvas. There is no frame loop: it draws on call. The model turns and the light
 * stays, as in the studio, where the lamps are attached to the camera's arm. Rejects if the model fails to load, throws
 * if nothing can be drawn.
 */
export async function explodedScene(
  canvas: HTMLCanvasElement,
  { model, moves, paint }: ExplodedModel,
): Promise<ExplodedScene> {
  const loading = loadModel(model);
  const gl = new WebGLRenderer({ canvas, alpha: true, antialias: true, powerPreference: 'high-performance' });
  gl.shadowMap.enabled = true;
  gl.shadowMap.type = PCFShadowMap;
  gl.setPixelRatio(Math.min(devicePixelRatio, DENSEST));
  const { root, materials, free } = await loading;
  const studio = makeStudio(gl);
  const scene = new Scene();
  scene.environment = studio.texture;
  scene.environmentIntensity = ROOM_LIGHT;
  const table = new Group();
  scene.add(table, ...lamps());
  table.add(root);
  root.scale.setScalar(MM_PER_M);
  applyPaint(materials, paint);
  const lead = materials.filter(({ name }) => LOOSE.has(name));
  const moving = movingNodes(root, moves);
  const camera = new PerspectiveCamera();
  let [width, height] = [1, 1];

  return {
    resize(w, h) {
      [width, height] = [w, h];
      gl.setSize(w, h, false);
    },
    draw(time, view) {
      for (const { node, part, home } of moving) {
        const [x, y, z] = moveAt(part, moves, time);
        node.position.set(home.x + x, home.y + y, home.z + z);
      }
      showLead(lead, leadAt(time));
      table.rotation.y = -view.azimuth * DEGREE;
      aim(camera, view, width, height);
      gl.render(scene, camera);
    },
    free() {
      free();
      studio.free();
      gl.dispose();
      gl.forceContextLoss();
    },
  };
}

const leadAt = (time: number) => 1 - smooth(time, ...LEAD.gone) + smooth(time, ...LEAD.back);

function showLead(lead: readonly Material[], share: number): void {
  for (const material of lead) {
    const see = share < 1;
    if (material.transparent !== see) {
      material.transparent = see;
      material.needsUpdate = true;
    }
    material.opacity = share;
    material.visible = share > 0;
  }
}

/** The moving parts. They are in mm with z up, in a group of their own. */
function movingNodes(root: Object3D, moves: PartMoves) {
  const nodes: { node: Object3D; part: string; home: Vector3 }[] = [];
  root.traverse((node) => {
    const part = partOfNode(node.name, moves);
    if (part) nodes.push({ node, part, home: node.position.clone() });
  });
  return nodes;
}

function lamps(): Object3D[] {
  const key = new DirectionalLight('#fffaf3', 0.75);
  key.position.set(-150, 330, 190);
  key.target.position.set(0, 40, 0);
  key.castShadow = true;
  key.shadow.mapSize.set(1024, 1024);
  Object.assign(key.shadow.camera, { left: -80, right: 80, top: 90, bottom: -90, near: 60, far: 700 });
  key.shadow.bias = -0.0004;
  key.shadow.normalBias = 0.25;
  key.shadow.radius = 3;
  const rim = new DirectionalLight('#e8f0ff', 0.8);
  rim.position.set(220, 120, -200);
  const front = new DirectionalLight('#fff6ec', 0.45);
  front.position.set(60, 70, 400);
  const glint = new PointLight('#fffaf3', 0.16, 0, 0);
  glint.position.set(-50, 190, -210);
  return [key, key.target, rim, front, glint];
}

/** Puts the camera at the view's eye and its axis through the view's centre. */
function aim(camera: PerspectiveCamera, view: SceneView, width: number, height: number): void {
  const { azimuth, elevation, distance, target, focal, centre } = view;
  const [a, e] = [azimuth * DEGREE, elevation * DEGREE];
  const [x, y, z] = [
    target[0] * Math.cos(a) + target[1] * Math.sin(a),
    target[2],
    target[0] * Math.sin(a) - target[1] * Math.cos(a),
  ];
  camera.position.set(x, y + distance * Math.sin(e), z + distance * Math.cos(e));
  camera.lookAt(x, y, z);
  camera.near = distance / 10;
  camera.far = distance * 3;
  camera.aspect = width / height;
  camera.fov = (2 * Math.atan(height / 2 / focal)) / DEGREE;
  camera.setViewOffset(width, height, width / 2 - centre[0], height / 2 - centre[1], width, height);
}
