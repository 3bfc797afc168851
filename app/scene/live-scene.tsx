import { extend, type RootState, useFrame, useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { DirectionalLight, Group, type PerspectiveCamera, PointLight } from 'three';
import { applyPaint } from './apply-paint.ts';
import { FIELD_OF_VIEW, fitDistance, frameDistance, type Room, WIDE_FROM } from './framing.ts';
import { Glide } from './glide.ts';
import type { Pose } from './orbit.ts';
import type { Paint } from './paint.ts';
import { makeStudio } from './studio-light.ts';
import type { Turntable } from './turntable.ts';
import { useRow } from './use-row.ts';

extend({ DirectionalLight, Group, PointLight });

type PosterFrame = readonly [width: number, height: number] | undefined;

export interface LiveSceneProps {
  /** Addresses of the models, the one farthest from the bridge first. */
  models: readonly string[];
  paint: Paint;
  turntable: Turntable;
  /** What the poster shows where its camera looks, width and height: the model appears in that size. */
  posterFrame_mm?: PosterFrame;
  /** Called once, when the first picture is on the canvas. */
  onDrawn: () => void;
  onFail: () => void;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

const fieldOfView = () => (window.innerWidth >= WIDE_FROM ? FIELD_OF_VIEW.wide : FIELD_OF_VIEW.narrow);

/** Radius and height of the room, mm, and how many times as far away the eye stands as that room needs. */
type Stand = readonly [radius: number, height: number, farther: number];

/** Puts the eye where the pose wants it, as near as the room allows. The model turns, the light stays. */
function aim(camera: PerspectiveCamera, { tilt }: Pose, [radius, height, farther]: Stand, aspect: number) {
  const fov = fieldOfView();
  const distance = farther * fitDistance({ radius, height }, tilt, fov, aspect);
  camera.fov = fov;
  camera.aspect = aspect;
  camera.near = distance / 20;
  camera.far = distance * 4;
  camera.position.set(0, distance * Math.sin(radians(tilt)), distance * Math.cos(radians(tilt)));
  camera.lookAt(0, 0, 0);
  camera.updateProjectionMatrix();
}

/** The eye moves there, unless motion is unwelcome. */
function goTo(eye: Glide<Stand>, target: Stand): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) eye.jumpTo(target);
  else eye.moveTo(target);
}

/** The eye as far away as the poster's camera, and coming nearer: the model grows out of its picture. */
function arrive({ radius, height }: Room, tilt: number, frame_mm: PosterFrame, aspect: number): Glide<Stand> {
  const near = fitDistance({ radius, height }, tilt, fieldOfView(), aspect);
  const far = frame_mm ? frameDistance(frame_mm, fieldOfView(), aspect) : near;
  const eye = new Glide<Stand>([radius, height, far / near]);
  goTo(eye, [radius, height, 1]);
  return eye;
}

/** What is on the canvas. Draws a frame only when something differs from the last one. */
export function LiveScene({ models, paint, turntable, posterFrame_mm, onDrawn, onFail }: LiveSceneProps) {
  const gl = useThree((state) => state.gl);
  const scene = useThree((state) => state.scene);
  const invalidate = useThree((state) => state.invalidate);
  const row = useRow(models, onFail);
  const turning = useRef<Group>(null);
  const light = useRef<DirectionalLight>(null);
  const eye = useRef<Glide<Stand>>(undefined);

  useLayoutEffect(() => {
    const studio = makeStudio(gl);
    scene.environment = studio.texture;
    return () => {
      scene.environment = null;
      studio.free();
    };
  }, [gl, scene]);

  useEffect(() => {
    turntable.wake = invalidate;
    return () => {
      turntable.wake = () => {};
    };
  }, [turntable, invalidate]);

  useLayoutEffect(() => {
    if (!row) return;
    const { radius, height } = row.room;
    if (eye.current) goTo(eye.current, [radius, height, 1]);
    const shadow = light.current?.shadow.camera;
    if (!shadow) return;
    [shadow.left, shadow.right, shadow.bottom, shadow.top] = [-radius, radius, -radius, radius];
    shadow.updateProjectionMatrix();
  }, [row]);

  useLayoutEffect(() => {
    if (row) applyPaint(row.materials, paint);
    invalidate();
  }, [row, paint, invalidate]);

  const draw = ({ camera, size }: RootState) => {
    const canvas = gl.domElement;
    if (!row || !turning.current || size.height === 0) return;
    const now = performance.now();
    const aspect = size.width / size.height;
    eye.current ??= arrive(row.room, turntable.pose.tilt, posterFrame_mm, aspect);
    const isTurning = turntable.advance(now);
    const isMoving = eye.current.advance(now);
    turning.current.rotation.y = radians(turntable.pose.turn);
    aim(camera as PerspectiveCamera, turntable.pose, eye.current.values, aspect);
    gl.render(scene, camera);
    // Tests and the style sheet read these.
    canvas.dataset.frames = String(Number(canvas.dataset.frames ?? 0) + 1);
    if (canvas.dataset.drawn === undefined) {
      canvas.dataset.drawn = '';
      onDrawn();
    }
    if (isTurning || isMoving) invalidate();
  };
  // A priority takes the drawing over from fiber, so that frames can be counted where they are made.
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
      {/* Near, so that its glint wanders over flat faces, which the studio's far cards leave even. */}
      <pointLight position={[-50, 190, -210]} intensity={0.16} decay={0} color="#fffaf3" />
      <group ref={turning}>{row ? <primitive object={row.group} dispose={null} /> : null}</group>
    </>
  );
}
