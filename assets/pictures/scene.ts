import type { Finish, Slot } from '#domain/products/finishes.ts';
import type { FamilyName } from '#domain/products/picture-files.ts';
import type { Picture } from '#domain/products/pictures.ts';

/** Position of the camera. Angles in degrees, lengths in mm on the table of the studio. */
export interface Camera {
  /** 0 looks along +y, from the bridge; negative from the bass side. */
  readonly azimuth: number;
  /** 90 looks straight down. */
  readonly elevation: number;
  /** Width of the frame at the target. */
  readonly width: number;
  readonly target: readonly [number, number, number];
  /** Focal length on a 36 mm wide film. */
  readonly lens: number;
  /** Aperture on the studio's scale (1 unit = 50 mm); everything is sharp without one. */
  readonly fstop?: number;
  /** Distance of the focus before the target. */
  readonly focus?: number;
  /** Shift of the lens aside and up against the film, as shares of the frame's width. */
  readonly shift?: readonly [number, number];
}

/** A picture that a scene gives in one colouring: hex colours for the scene's groups, in their order. */
export interface Colouring {
  readonly picture: Picture;
  readonly colours: readonly string[];
  /** Other pictures cut from the same one. */
  readonly also?: readonly Picture[];
}

/** Pickups under lights before a camera, rendered once for all colourings. */
export interface Scene {
  readonly id: string;
  readonly family: FamilyName;
  readonly ground: 'paper' | 'ink';
  readonly camera: Camera;
  /** Ids of the models, farthest first. */
  readonly models: readonly string[];
  /** Room between pickups, and how far each is moved aside from the one behind it, mm. */
  readonly gap?: number;
  readonly stagger?: number;
  /** Surfaces that differ from the finish table. */
  readonly finishes?: Partial<Record<Slot, Finish>>;
  /** Slots that take a colour together. */
  readonly groups: readonly (readonly Slot[])[];
  readonly colourings: readonly [Colouring, ...Colouring[]];
}
