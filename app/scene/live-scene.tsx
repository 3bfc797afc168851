import { extend, type RootState, type Size, useFrame, useThree } from '@react-three/fiber';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { DirectionalLight, Group, type Object3D, type PerspectiveCamera, PointLight } from 'three';
import { applyPaint } from './apply-paint.ts';
import type { Row } from './arrange.ts';
import { Blend } from './blend.ts';
import { prefersStillness } from './calm.ts';
import { ContactShadow } from './contact-shadow.ts';
import {
  type Arrival,
  aim,
  arrive,
  type CanvasSize,
  goTo,
  type Photograph,
  type Stand,
  standFor,
} from './eye.ts';
import type { Glide } from './glide.ts';
import type { Paint } from './paint.ts';
import { type Projection, projectionOf } from './projection.ts';
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
  arrival?: Arrival | undefined;
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
    goTo(eye.current, standIn(row, canvas), still);
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
