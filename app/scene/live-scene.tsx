import { extend, type RootState, type Size, useFrame, useThree } from '@react-three/fiber';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  type Camera,
  DataTexture,
  DirectionalLight,
  Group,
  LinearFilter,
  Mesh,
  MeshBasicMaterial,
  type Object3D,
  type PerspectiveCamera,
  PlaneGeometry,
  PointLight,
  RGBAFormat,
  Vector3,
} from 'three';
import { applyPaint } from './apply-paint.ts';
import { FLOOR, type Row } from './arrange.ts';
import { Blend } from './blend.ts';
import { prefersStillness } from './calm.ts';
import {
  aim,
  arrive,
  type CanvasSize,
  type EyeStart,
  moveEye,
  type Photograph,
  type Stand,
  standFor,
} from './eye.ts';
import type { Room } from './framing.ts';
import type { Glide } from './glide.ts';
import type { Paint } from './paint.ts';
import { makeStudio } from './studio-light.ts';
import type { Turntable } from './turntable.ts';
import { type RequestedRow, useRow } from './use-row.ts';

extend({ DirectionalLight, Group, PointLight });

export interface LiveSceneProps extends RequestedRow {
  paint: Paint;
  turntable: Turntable;
  /** The photograph that the model matches; read again when `placed` or the canvas changes. */
  photograph?: (() => PlacedPhotograph | undefined) | undefined;
  /** A key of the photograph's placement. */
  placed?: string | undefined;
  arrival?: EyeStart | undefined;
  onDrawn: () => void;
  /** The context is lost; there will be no live view. */
  onFail: () => void;
  onFrame?: ((project: Projection, size: Size) => void) | undefined;
}

/** A photograph whose camera aims at this point, mm: x along the pickup, y towards the neck, z over the table. */
interface PlacedPhotograph extends Omit<Photograph, 'aims'> {
  readonly target: readonly [x: number, y: number, z: number];
}

const DEGREE = Math.PI / 180;

/** The photograph with its target as seen while the row is turned as it was in the picture. */
function photographOf(
  { target: [x, y, z], ...rest }: PlacedPhotograph,
  table: number,
  turn: number,
): Photograph {
  const sideways = x * Math.cos(turn * DEGREE) - y * Math.sin(turn * DEGREE);
  return { ...rest, aims: { aside: sideways, height: table + z } };
}

/** Adds only the shown rows to the turning group. */
function hang(into: Group, things: readonly Object3D[]): void {
  for (const child of [...into.children]) if (!things.includes(child)) into.remove(child);
  for (const thing of things) if (thing.parent !== into) into.add(thing);
}

/** The scene on the canvas. Draws a frame only when something has changed. */
export function LiveScene({
  paint,
  turntable,
  photograph,
  placed,
  arrival,
  onDrawn,
  onFrame,
  ...requested
}: LiveSceneProps) {
  const gl = useThree((state) => state.gl);
  const scene = useThree((state) => state.scene);
  const invalidate = useThree((state) => state.invalidate);
  const canvas = useThree((state) => state.size);
  const { row, fade, isWanted } = useRow(requested);
  const turning = useRef<Group>(null);
  const light = useRef<DirectionalLight>(null);
  const eye = useRef<Glide<Stand>>(undefined);
  const look = useRef(photograph);
  look.current = photograph;
  const [blend] = useState(() => new Blend());
  const [ground] = useState(() => new ContactShadow());

  useLayoutEffect(() => {
    const studio = makeStudio(gl);
    scene.environment = studio.texture;
    return () => {
      scene.environment = null;
      studio.free();
    };
  }, [gl, scene]);

  useEffect(
    () => () => {
      blend.free();
      ground.free();
    },
    [blend, ground],
  );

  useEffect(() => {
    turntable.requestFrame = invalidate;
    return () => {
      turntable.requestFrame = () => {};
    };
  }, [turntable, invalidate]);

  const standIn = useCallback(
    ({ room, table }: Row, size: CanvasSize) => {
      const there = look.current?.();
      return standFor(room, size, there && photographOf(there, table, turntable.home.turn));
    },
    [turntable],
  );

  const fitted = useRef(canvas);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `placed` says where the photograph is
  useLayoutEffect(() => {
    if (!row || !eye.current || canvas.height === 0) return;
    // A resized window causes no motion.
    const still = prefersStillness() || fitted.current !== canvas;
    fitted.current = canvas;
    moveEye(eye.current, standIn(row, canvas), still);
    invalidate();
  }, [row, placed, canvas, standIn, invalidate]);

  useLayoutEffect(() => {
    if (!row) return;
    ground.fit(row.room);
    const shadow = light.current?.shadow.camera;
    if (shadow) {
      const { radius } = row.room;
      [shadow.left, shadow.right, shadow.bottom, shadow.top] = [-radius, radius, -radius, radius];
      shadow.updateProjectionMatrix();
    }
    invalidate();
  }, [row, ground, invalidate]);

  // A row that is about to leave keeps its colours.
  useLayoutEffect(() => {
    if (row && isWanted) applyPaint(row.materials, paint);
    invalidate();
  }, [row, isWanted, paint, invalidate]);

  const draw = ({ camera: anyCamera, size }: RootState) => {
    const canvas = gl.domElement;
    const camera = anyCamera as PerspectiveCamera;
    const stage = turning.current;
    if (!fade.shown || !stage || size.height === 0) return;
    const now = performance.now();
    const aspect = size.width / size.height;
    const view = { tilt: turntable.pose.tilt, aspect, still: prefersStillness() };
    eye.current ??= arrive(standIn(fade.shown, size), view, arrival);
    const isTurning = turntable.advance(now);
    const isMoving = eye.current.advance(now);
    const isFading = fade.advance(now);
    hang(stage, [ground.mesh, fade.shown.group, ...(fade.leaving ? [fade.leaving.group] : [])]);
    stage.rotation.y = turntable.pose.turn * DEGREE;
    const distance = aim(camera, turntable.pose, eye.current.values, aspect);
    if (fade.leaving) {
      const pair = { leaving: fade.leaving.group, entering: fade.shown.group, share: fade.share };
      blend.render(gl, scene, camera, pair);
    } else {
      fade.shown.group.visible = true;
      gl.render(scene, camera);
    }
    onFrame?.(projectionOf(fade.shown.group, camera, size), size);
    Object.assign(canvas.dataset, {
      frames: Number(canvas.dataset.frames ?? 0) + 1,
      model: fade.leaving ? 'fading' : fade.shown.key,
      eye: `${distance.toFixed(1)} mm, ${camera.fov}°`,
      geometries: gl.info.memory.geometries,
      textures: gl.info.memory.textures,
    });
    if (canvas.dataset.drawn === undefined) {
      canvas.dataset.drawn = '';
      onDrawn();
    }
    if (isTurning || isMoving || isFading) invalidate();
  };
  // A priority replaces fiber's own rendering, so that frames are counted where they are drawn.
  useFrame(draw, 1);

  return (
    <>
      <directionalLight
        ref={light}
        position={[-120, 260, 110]}
        intensity={1.15}
        color="#fffaf3"
        castShadow
        shadow-mapSize={[1024, 1024]}
        shadow-camera-near={50}
        shadow-camera-far={600}
        shadow-bias={-0.0004}
        shadow-normalBias={0.25}
        shadow-radius={3}
      />
      {/* Near, so that its glint moves over flat faces, which the studio's distant cards light evenly. */}
      <pointLight position={[-50, 190, -210]} intensity={0.16} decay={0} color="#fffaf3" />
      <group ref={turning} dispose={null} />
    </>
  );
}

/** Edge of the shadow's texture, px: it is soft, so few are enough. */
const PIXELS = 64;
/** Darkness in its middle, 0 to 1. */
const DARKEST = 0.62;
/** Its extent as a multiple of the room's radius. */
const REACH = 1.25;

const fromMiddle = (pixel: number) => Math.abs((2 * pixel + 1) / PIXELS - 1);

function blot(): DataTexture {
  const bytes = new Uint8Array(PIXELS * PIXELS * 4);
  for (let y = 0; y < PIXELS; y++) {
    for (let x = 0; x < PIXELS; x++) {
      const [across, along] = [fromMiddle(x), fromMiddle(y)];
      const out = Math.hypot(Math.max(across - 0.42, 0) / 0.58, Math.max(along - 0.16, 0) / 0.58);
      const left = Math.max(1 - out, 0);
      bytes[(y * PIXELS + x) * 4 + 3] = 255 * DARKEST * left * left * (3 - 2 * left);
    }
  }
  const texture = new DataTexture(bytes, PIXELS, PIXELS, RGBAFormat);
  texture.magFilter = LinearFilter;
  texture.needsUpdate = true;
  return texture;
}

/** The shadow where the model touches the ground. Invisible from below. */
class ContactShadow {
  readonly #texture = blot();
  readonly #material = new MeshBasicMaterial({ map: this.#texture, transparent: true, depthWrite: false });
  readonly #geometry = new PlaneGeometry(2, 2).rotateX(-Math.PI / 2);
  readonly mesh = new Mesh(this.#geometry, this.#material);

  constructor() {
    this.mesh.position.y = FLOOR;
  }

  fit({ radius }: Room): void {
    this.mesh.scale.setScalar(radius * REACH);
  }

  free(): void {
    this.#texture.dispose();
    this.#material.dispose();
    this.#geometry.dispose();
  }
}

/** A point of the drawings, mm: x along the pickup, y towards the neck, z up from under the baseplate. */
type Place = readonly [x: number, y: number, z: number];
/** Projects a point to px from the canvas' upper left corner. */
type Projection = (place: Place) => readonly [x: number, y: number];

const METRES = 0.001;

/** Projects points of the first model in a row. Models are in metres with y up. */
function projectionOf(
  row: Object3D,
  camera: Camera,
  { width, height }: { width: number; height: number },
): Projection {
  const model = row.children[0] ?? row;
  const point = new Vector3();
  return ([x, y, z]) => {
    point.set(x * METRES, z * METRES, -y * METRES);
    model.localToWorld(point).project(camera);
    return [((point.x + 1) / 2) * width, ((1 - point.y) / 2) * height];
  };
}
