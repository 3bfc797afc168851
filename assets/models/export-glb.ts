import { createHash } from 'node:crypto';
import { Document, Logger, type Material, NodeIO, type Texture, type TypedArray } from '@gltf-transform/core';
import { ALL_EXTENSIONS, KHRMaterialsClearcoat, KHRTextureTransform } from '@gltf-transform/extensions';
import { dedup, meshopt, prune, weld } from '@gltf-transform/functions';
import { MeshoptDecoder, MeshoptEncoder } from 'meshoptimizer';
import { FINISHES, type Slot } from '#domain/products/finishes.ts';
import { UV_REPEATS } from './coil.ts';
import { type Detail, meshOf } from './mesh.ts';
import type { HandMesh, Part, PickupModel } from './part.ts';
import { wireNormalMap } from './wire-normal-map.ts';

export interface ExportedModel {
  /** For the live view: compressed with EXT_meshopt_compression. */
  readonly small: Buffer;
  /** The same model in finer triangles and uncompressed, for the studio. */
  readonly plain: Buffer;
  /** Hash of what the studio sees of it: parts, slots and triangles, whatever their surfaces. */
  readonly shape: string;
  readonly meshes: ReadonlyMap<string, HandMesh>;
}

/**
 * Writes a model as GLB: metres, y up (glTF's rule), the strings' side facing up, x as in the model. One mesh a
 * part, named like it; equal parts share a mesh through nodes `name-1`, `name-2`, …; materials carry the slot's name.
 */
export async function exportGlb(model: PickupModel): Promise<ExportedModel> {
  await Promise.all([MeshoptEncoder.ready, MeshoptDecoder.ready]);
  const io = new NodeIO()
    .registerExtensions(ALL_EXTENSIONS)
    .registerDependencies({ 'meshopt.encoder': MeshoptEncoder, 'meshopt.decoder': MeshoptDecoder });
  const screen = await createDocument(model, 'screen');
  const studio = await createDocument(model, 'studio');
  await screen.document.transform(meshopt({ encoder: MeshoptEncoder, level: 'medium', quantizeNormal: 8 }));
  return {
    small: Buffer.from(await io.writeBinary(screen.document)),
    plain: Buffer.from(await io.writeBinary(studio.document)),
    shape: shapeOf(model, studio.meshes),
    meshes: screen.meshes,
  };
}

async function createDocument(
  model: PickupModel,
  detail: Detail,
): Promise<{ document: Document; meshes: ReadonlyMap<string, HandMesh> }> {
  const document = new Document().setLogger(new Logger(Logger.Verbosity.WARN));
  const buffer = document.createBuffer();
  const root = document
    .createNode(model.id)
    .setRotation([-Math.SQRT1_2, 0, 0, Math.SQRT1_2])
    .setScale([1e-3, 1e-3, 1e-3]);
  document.getRoot().setDefaultScene(document.createScene(model.id).addChild(root));

  const accessor = (type: 'SCALAR' | 'VEC2' | 'VEC3', array: TypedArray) =>
    document.createAccessor().setType(type).setArray(array).setBuffer(buffer);
  const materials = new Map<Slot, Material>();
  const meshes = new Map<string, HandMesh>();
  const hasCoil = model.parts.some(({ slot }) => slot === 'coil');
  const wire = hasCoil
    ? document
        .createTexture('wire')
        .setImage(await wireNormalMap())
        .setMimeType('image/png')
    : undefined;

  for (const part of detail === 'studio' ? picturedParts(model) : model.parts) {
    const material = materials.get(part.slot) ?? createMaterial(document, part.slot, wire);
    materials.set(part.slot, material);
    const hand = meshOf(part, detail);
    meshes.set(part.name, hand);
    const narrow = hand.positions.length / 3 <= 65_535;
    const primitive = document
      .createPrimitive()
      .setMaterial(material)
      .setIndices(accessor('SCALAR', narrow ? Uint16Array.from(hand.indices) : hand.indices))
      .setAttribute('POSITION', accessor('VEC3', hand.positions))
      .setAttribute('NORMAL', accessor('VEC3', hand.normals));
    if (hand.uvs && part.slot === 'coil') primitive.setAttribute('TEXCOORD_0', accessor('VEC2', hand.uvs));
    const mesh = document.createMesh(part.name).addPrimitive(primitive);
    for (const [i, place] of (part.places ?? [[0, 0, 0] as const]).entries()) {
      const half = ((part.turns?.[i] ?? 0) * Math.PI) / 360;
      root.addChild(
        document
          .createNode(part.places ? `${part.name}-${i + 1}` : part.name)
          .setTranslation([...place])
          .setRotation([0, 0, Math.sin(half), Math.cos(half)])
          .setMesh(mesh),
      );
    }
  }

  // Parts that look alike are still named apart, for the exploded view.
  await document.transform(dedup({ keepUniqueNames: true }), prune(), weld());
  return { document, meshes };
}

function picturedParts({ parts, pictured = [] }: PickupModel): readonly Part[] {
  return [...parts, ...pictured];
}

function shapeOf(model: PickupModel, meshes: ReadonlyMap<string, HandMesh>): string {
  const hash = createHash('sha256');
  for (const { name, slot, places, turns } of picturedParts(model)) {
    hash.update(JSON.stringify([name, slot, places, turns]));
    const { positions, normals, uvs, indices } = meshes.get(name) as HandMesh;
    for (const numbers of [positions, normals, uvs, indices]) if (numbers) hash.update(numbers);
  }
  return hash.digest('hex');
}

function createMaterial(document: Document, slot: Slot, wire: Texture | undefined): Material {
  const { colour, metalness, roughness, clearcoat } = FINISHES[slot];
  const material = document
    .createMaterial(slot)
    .setBaseColorFactor([...linear(colour), 1])
    .setMetallicFactor(metalness)
    .setRoughnessFactor(roughness);
  if (slot === 'coil' && wire) {
    const transform = document.createExtension(KHRTextureTransform).createTransform();
    material.setNormalTexture(wire).setNormalScale(0.8);
    material
      .getNormalTextureInfo()
      ?.setExtension('KHR_texture_transform', transform.setScale([UV_REPEATS[0], UV_REPEATS[1]]));
  }
  if (clearcoat) {
    const extension = document.createExtension(KHRMaterialsClearcoat);
    material.setExtension(
      'KHR_materials_clearcoat',
      extension
        .createClearcoat()
        .setClearcoatFactor(clearcoat)
        .setClearcoatRoughnessFactor(roughness / 2),
    );
  }
  return material;
}

/** sRGB hex as the linear light that glTF wants, each 0 to 1. */
function linear(hex: string): [number, number, number] {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}
