import {
  LinearMipmapLinearFilter,
  type Material,
  Mesh,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  NoColorSpace,
  RepeatWrapping,
  Texture,
} from 'three';
import { GLTFLoader, type GLTFLoaderPlugin, type GLTFParser } from 'three/addons/loaders/GLTFLoader.js';
import { meshoptDecoder } from './meshopt.ts';

export type LoadedModel = Awaited<ReturnType<typeof loadModel>>;

interface TextureJson {
  readonly textures?: readonly { readonly source?: number }[];
  readonly images?: readonly { readonly bufferView?: number; readonly mimeType?: string }[];
}

/**
 * Decodes pictures inside a model into textures directly. GLTFLoader itself would fetch them from a `blob:` address,
 * which the pages' policy forbids. Ours are all tiling normal maps, so linear and repeating.
 */
function embeddedTextures(parser: GLTFParser): GLTFLoaderPlugin {
  return {
    name: 'embedded-textures',
    async loadTexture(index: number) {
      const { textures = [], images = [] } = parser.json as TextureJson;
      const { bufferView, mimeType } = images[textures[index]?.source ?? -1] ?? {};
      if (bufferView === undefined) throw new Error(`Texture ${index} is not inside the model`);
      const bytes = (await parser.getDependency('bufferView', bufferView)) as ArrayBuffer;
      const bitmap = await createImageBitmap(new Blob([bytes], { type: mimeType }), {
        colorSpaceConversion: 'none',
        premultiplyAlpha: 'none',
      });
      const texture = new Texture(bitmap);
      texture.flipY = false;
      texture.colorSpace = NoColorSpace;
      texture.wrapS = texture.wrapT = RepeatWrapping;
      texture.minFilter = LinearMipmapLinearFilter;
      texture.anisotropy = 8;
      texture.needsUpdate = true;
      return texture;
    },
  };
}

/**
 * The wire's material for three.js: gloss stretched across the turns, under a clear coat of enamel. The model's normal
 * map has lines of turns, which would only flicker from afar.
 */
function enamelled(plain: MeshStandardMaterial): MeshPhysicalMaterial {
  const wire = new MeshPhysicalMaterial();
  MeshStandardMaterial.prototype.copy.call(wire, plain);
  wire.defines = { STANDARD: '', PHYSICAL: '' };
  wire.normalScale.setScalar(0.6);
  wire.anisotropy = 0.8;
  wire.anisotropyRotation = Math.PI / 2;
  wire.clearcoat = 0.3;
  wire.clearcoatRoughness = 0.3;
  plain.dispose();
  return wire;
}

/** Fetches a model. Rejects if it cannot be fetched or read, or is aborted. */
export async function loadModel(address: string, signal?: AbortSignal) {
  const response = await fetch(address, signal ? { signal } : {});
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  const decoder = meshoptDecoder as Parameters<GLTFLoader['setMeshoptDecoder']>[0];
  const loader = new GLTFLoader().setMeshoptDecoder(decoder).register(embeddedTextures);
  const { scene } = await loader.parseAsync(await response.arrayBuffer(), '');

  const materials = new Set<Material>();
  const geometries = new Set<Mesh['geometry']>();
  let wire: MeshPhysicalMaterial | undefined;
  scene.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    part.castShadow = true;
    part.receiveShadow = true;
    geometries.add(part.geometry);
    if (part.material.name === 'coil') part.material = wire ??= enamelled(part.material);
    for (const material of [part.material].flat()) materials.add(material);
  });
  return {
    root: scene,
    materials: [...materials],
    free() {
      for (const geometry of geometries) geometry.dispose();
      for (const material of materials) {
        for (const value of Object.values(material)) {
          if (!(value instanceof Texture)) continue;
          value.dispose();
          (value.image as ImageBitmap | undefined)?.close();
        }
        material.dispose();
      }
    },
  };
}
