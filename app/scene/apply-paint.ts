import { type Material, MeshPhysicalMaterial, type MeshStandardMaterial, SRGBColorSpace } from 'three';
import { FINISHES, type Slot } from '#domain/products/finishes.ts';
import type { Paint } from './paint.ts';

const isSlot = (name: string): name is Slot => Object.hasOwn(FINISHES, name);

/** Reflectance of white plastic; the studio's is as bright on ink. */
const WHITEST = 0.84;

/** Roughness that orange peel adds to powder coating; the peel itself is too fine for the live view. */
const PEEL = 0.12;

/** Gives every material with a slot's name the chosen finish, or the default one. */
export function applyPaint(materials: Iterable<Material>, paint: Paint): void {
  for (const material of materials) {
    if (!isSlot(material.name)) continue;
    const {
      colour,
      metalness,
      roughness,
      clearcoat = 0,
      coat,
    } = paint[material.name] ?? FINISHES[material.name];
    const surface = material as MeshStandardMaterial;
    surface.color.setStyle(colour, SRGBColorSpace);
    // No plastic reflects all light: pure white would burn out and lose its shape.
    if (metalness === 0) surface.color.multiplyScalar(WHITEST);
    surface.metalness = metalness;
    surface.roughness = roughness + (coat === 'powder' ? PEEL : 0);
    if (surface instanceof MeshPhysicalMaterial && material.name !== 'coil') surface.clearcoat = clearcoat;
  }
}
