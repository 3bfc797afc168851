import {
  BufferGeometry,
  Color,
  DoubleSide,
  Float32BufferAttribute,
  Mesh,
  MeshBasicMaterial,
  PMREMGenerator,
  Scene,
  Vector3,
  type WebGLRenderer,
} from 'three';

interface Card {
  /** Direction: degrees to the right of the camera's axis, degrees above the horizon. */
  readonly at: readonly [azimuth: number, elevation: number];
  readonly size: readonly [number, number];
  /** Light at its lower and upper edge; 1 is white paper. */
  readonly light: readonly [lower: number, upper: number];
  readonly colour: string;
}

/**
 * A dark room with soft cards, each fading towards one edge as through diffusion, so that metal shows gradients instead
 * of flat patches. Arranged like the lights of the studio pictures: one large card opposite the camera, in the mirror
 * direction of the top faces; a strip at the left; a cool rim at the right; the table's light from below in front; a
 * weak one behind for undersides.
 */
const CARDS: readonly Card[] = [
  { at: [180, 46], size: [120, 56], light: [0.5, 1.6], colour: '#fffaf2' },
  { at: [-30, 80], size: [50, 26], light: [2.2, 1], colour: '#fffcf8' },
  { at: [-72, 24], size: [22, 60], light: [0.4, 4.4], colour: '#fff6ea' },
  { at: [68, 18], size: [8, 56], light: [0.4, 4.2], colour: '#eef4ff' },
  { at: [6, 16], size: [84, 9], light: [0.5, 2], colour: '#fffaf4' },
  { at: [118, 22], size: [20, 40], light: [0.3, 2.4], colour: '#f3f6ff' },
  { at: [0, -36], size: [130, 44], light: [0.4, 1.3], colour: '#fffaf4' },
  { at: [180, -62], size: [110, 64], light: [0.9, 0.2], colour: '#fffaf4' },
];

const RADIUS = 10;
/** Steps from a card's lower to its upper edge. */
const STEPS = 12;

/** Direction in three.js' axes: the camera looks along −z, y is up. */
function direction(azimuth: number, elevation: number): Vector3 {
  const [a, e] = [(azimuth * Math.PI) / 180, (elevation * Math.PI) / 180];
  return new Vector3(Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e));
}

/** The card as a strip of the sphere around the model, its light as vertex colours. */
function cardMesh({ at: [azimuth, elevation], size: [width, height], light, colour }: Card): BufferGeometry {
  const forward = direction(azimuth, elevation);
  const right = direction(azimuth + 90, 0);
  const up = new Vector3().crossVectors(forward, right);
  const half = { x: Math.tan((width * Math.PI) / 360), y: Math.tan((height * Math.PI) / 360) };
  const tint = new Color(colour);
  const positions: number[] = [];
  const colours: number[] = [];
  const indices: number[] = [];
  for (let step = 0; step <= STEPS; step++) {
    const share = step / STEPS;
    const strength = light[0] + (light[1] - light[0]) * share * share * (3 - 2 * share);
    for (const side of [-1, 1]) {
      const point = forward
        .clone()
        .addScaledVector(right, side * half.x)
        .addScaledVector(up, (2 * share - 1) * half.y)
        .multiplyScalar(RADIUS);
      positions.push(...point.toArray());
      colours.push(tint.r * strength, tint.g * strength, tint.b * strength);
    }
    if (step > 0) {
      const top = step * 2;
      indices.push(top - 2, top - 1, top, top, top - 1, top + 1);
    }
  }
  return new BufferGeometry()
    .setAttribute('position', new Float32BufferAttribute(positions, 3))
    .setAttribute('color', new Float32BufferAttribute(colours, 3))
    .setIndex(indices);
}

/** Renders the studio into an environment map. Nothing is downloaded. */
export function makeStudio(renderer: WebGLRenderer) {
  const room = new Scene();
  room.background = new Color('#0b0c0c');
  const material = new MeshBasicMaterial({ vertexColors: true, side: DoubleSide, toneMapped: false });
  const cards = CARDS.map(cardMesh);
  for (const card of cards) room.add(new Mesh(card, material));
  const generator = new PMREMGenerator(renderer);
  const target = generator.fromScene(room, 0.02, 0.1, 4 * RADIUS);
  generator.dispose();
  material.dispose();
  for (const card of cards) card.dispose();
  return { texture: target.texture, free: () => target.dispose() };
}
