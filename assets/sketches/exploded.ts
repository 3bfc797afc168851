import { centreOn, project } from './camera.ts';
import { themes } from './materials.ts';
import { circle, polePositions, rectangle } from './outline.ts';
import { type Mark, move, type Part, type Prism } from './parts.ts';
import { baseplate, row, SCREW_TURNS, screw, slug } from './pickups/hardware.ts';
import { bobbin, COIL_OFFSET, fishboneSlots, magnetCircuit } from './pickups/humbucker.ts';
import { drawParts } from './scene.ts';
import { Sheet } from './svg.ts';
import { shopCamera } from './views.ts';

/** Size of the exploded view, px. */
export const EXPLODED_SIZE = { width: 1200, height: 1800 } as const;

/** Heights at which the groups float, mm; top to bottom in the order they come off. */
const LIFT = {
  cover: 150,
  poles: 121,
  bobbins: 78,
  coils: 52,
  keeper: 27,
  magnet: 14,
  baseplate: 0,
} as const;

/** The humbucker's parts in the order they come off, each group lifted from the one below. */
export function exploded(ground: 'paper' | 'ink'): string {
  const sheet = new Sheet(EXPLODED_SIZE.width, EXPLODED_SIZE.height);
  const groups = explodedGroups();
  const view = shopCamera(9.6);
  const marks = [project(view, [0, 0, LIFT.baseplate - 8]), project(view, [0, 0, LIFT.cover + 22])];
  const camera = centreOn(view, marks, [600, 900]);
  // Each group is a layer of its own: the lowest is farthest from a viewer who looks down.
  const stage = { sheet, camera, theme: { ...themes[ground], groundShadow: false } };
  for (const parts of groups) drawParts(stage, parts);
  return sheet.toString();
}

/** Groups from the lowest to the highest. */
function explodedGroups(): Part[][] {
  const spread = 52;
  const lift = (parts: readonly Part[], by: number): Part[] =>
    parts.map((part) => move(part.kind === 'prism' ? { ...part, cast: undefined } : part, [0, 0, by]));
  const wound = [bobbin(COIL_OFFSET, 'black'), bobbin(-COIL_OFFSET, 'cream')];
  const named = (name: string): Prism[] => wound.flat().filter((part) => part.name === name);
  const core = (y: number, material: 'black' | 'cream'): Prism => ({
    kind: 'prism',
    name: 'core',
    material,
    outline: rectangle(60, 6.4, 3.1),
    at: [0, y, 0],
    z0: 5.5,
    z1: 13.5,
  });
  const holes: Mark[] = polePositions(6, spread).map((x) => ({
    outline: circle(2.4, x, 0),
    material: 'hole',
    depth: 1.3,
  }));
  const drilled = named('bobbin').map((part) => ({ ...part, marks: [...(part.marks ?? []), ...holes] }));
  const hollow: Mark = { outline: rectangle(60, 6.4, 3.1), material: 'hole', depth: 8 };
  const coils = named('coil').map((part) => ({ ...part, marks: [hollow] }));
  const inner = magnetCircuit();
  const cover: Prism = {
    kind: 'prism',
    name: 'cover',
    material: 'nickel',
    outline: rectangle(70.2, 39.2, 2.6),
    z0: 0,
    z1: 16,
    fillet: { inset: 1.4, height: 1.4, steps: 3 },
    openings: {
      outlines: fishboneSlots(),
      thickness: 0.7,
      inside: [{ outline: rectangle(69, 38, 2), material: 'hole', below: 15 }],
    },
  };
  const rod = (x: number, y: number, radius: number): Prism => ({
    ...slug(x, y, 0, 12.6),
    collar: undefined,
    outline: rectangle(radius * 2, radius * 2, radius),
  });
  return [
    lift(baseplate(), LIFT.baseplate),
    lift(
      inner.filter((part) => part.name === 'magnet'),
      LIFT.magnet,
    ),
    lift(
      inner.filter((part) => part.name !== 'magnet'),
      LIFT.keeper,
    ),
    lift(coils, LIFT.coils - 5.5),
    lift(
      [...named('flange'), core(COIL_OFFSET, 'black'), core(-COIL_OFFSET, 'cream'), ...drilled],
      LIFT.bobbins - 4.2,
    ),
    lift(
      [
        ...row(6, spread, (x) => rod(x, COIL_OFFSET, 2.38)),
        ...row(6, spread, (x, i) => [
          ...[rod(x, -COIL_OFFSET, 1.5)],
          ...screw(x, -COIL_OFFSET, 0, SCREW_TURNS[i]).map((part) => ({ ...part, collar: undefined })),
        ]),
      ],
      LIFT.poles,
    ),
    lift([cover], LIFT.cover),
  ];
}
