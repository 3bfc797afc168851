import { type Material, MeshPhysicalMaterial, type MeshStandardMaterial, SRGBColorSpace } from 'three';
import { FINISHES, type Slot } from '#domain/products/finishes.ts';
import type { Paint } from './paint.ts';

const isSlot = (name: string): name is Slot => Object.hasOwn(FINISHES, name);

/** Light that white plastic gives back; the studio's is as bright on ink. */
const WHITEST = 0.84;

/** What orange peel, which is too fine for the live view, adds to the roughness of powder. */
const PEEL = 0.12;

/** Gives every material that carries a slot's name the finish chosen for it, or else the table's. */
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
    // No plastic gives back all light: white would burn out and lose its form.
    if (metalness === 0) surface.color.multiplyScalar(WHITEST);
    surface.metalness = metalness;
    surface.roughness = roughness + (coat === 'powder' ? PEEL : 0);
    if (surface instanceof MeshPhysicalMaterial && material.name !== 'coil') surface.clearcoat = clearcoat;
  }
}
