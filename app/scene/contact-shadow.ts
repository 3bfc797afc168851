import { DataTexture, LinearFilter, Mesh, MeshBasicMaterial, PlaneGeometry, RGBAFormat } from 'three';
import { FLOOR } from './arrange.ts';
import type { Room } from './framing.ts';

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
export class ContactShadow {
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
