import { tubeMesh } from '../cable.ts';
import { FLOOR } from '../humbucker-dimensions.ts';
import { joinMeshes } from '../mesh.ts';
import type { HandMesh, Part } from '../part.ts';

type Vec3 = readonly [number, number, number];

/** Outer radius of the jacket and of one insulated conductor: four-conductor pickup cable, typical. */
const RADIUS = { jacket: 1.6, lead: 0.5, tip: 0.28, braid: 0.42 };

/** Path of each lead out of the jacket: its offset inside and its direction outside. */
const LEADS = [
  { slot: 'lead-hot', from: [0, 0.62, 0.5], through: [6, 4.2, 0.1], to: [14, 7.6] },
  { slot: 'lead-ground', from: [0, 0.62, -0.5], through: [7.5, 2.2, -0.6], to: [17, 3.4] },
  { slot: 'lead-hot', from: [0, -0.62, 0.5], through: [7.5, -1.2, 0.1], to: [18, -1.6] },
  { slot: 'lead-ground', from: [0, -0.62, -0.5], through: [6, -3.4, -0.6], to: [15, -6.2] },
] as const;

/** The cable lying on the floor beside the pickup: jacket, four leads with bare tips, and the twisted shield. */
export function leadCable(): Part[] {
  const floor = FLOOR + RADIUS.jacket;
  const jacket = tubeMesh(
    [
      // Up through the plate.
      [20, -13.4, 1.8],
      [21.5, -13.8, -1.2],
      [29, -16.4, -2.9],
      [37, -20.2, floor + 0.3],
      [46, -23.6, floor],
      [56, -24.4, floor],
      [65, -23.2, floor],
    ],
    RADIUS.jacket,
    { sides: 14, steps: 5 },
  );
  const end: Vec3 = [65, -23.2, floor];
  const at = (x: number, y: number, z: number): Vec3 => [end[0] + x, end[1] + y, z];
  const low = FLOOR + RADIUS.lead;
  const insulated = (index: number): HandMesh[] => {
    const lead = LEADS[index];
    if (!lead) return [];
    const [fx, fy, fz] = lead.from;
    const [tx, ty, tz] = lead.through;
    const [ex, ey] = lead.to;
    return [
      tubeMesh(
        [
          at(fx - 2, fy, end[2] + fz),
          at(fx + 1, fy, end[2] + fz),
          at(tx, ty, (end[2] + low) / 2 + tz),
          at(ex, ey, low),
        ],
        RADIUS.lead,
        { sides: 8, steps: 5 },
      ),
    ];
  };
  const tips = LEADS.map(({ to: [x, y], through: [tx, ty] }) => {
    const length = Math.hypot(x - tx, y - ty);
    const [dx, dy] = [(x - tx) / length, (y - ty) / length];
    return tubeMesh([at(x - dx, y - dy, low), at(x + dx * 3, y + dy * 3, low - 0.15)], RADIUS.tip, {
      sides: 6,
      steps: 2,
    });
  });
  const braid = tubeMesh(
    [at(-2, 0, end[2]), at(2, -0.2, end[2] + 0.2), at(8, 0.9, end[2] - 0.4), at(13.5, 0.6, low)],
    RADIUS.braid,
    { sides: 7, steps: 5 },
  );
  const part = (name: string, slot: Part['slot'], mesh: HandMesh): Part => ({
    name,
    slot,
    shape: { kind: 'mesh', mesh },
    notDrawn: true,
  });
  return [
    part('cable', 'cable', jacket),
    part('leads-hot', 'lead-hot', joinMeshes([...insulated(0), ...insulated(2)])),
    part('leads-ground', 'lead-ground', joinMeshes([...insulated(1), ...insulated(3)])),
    part('cable-shield', 'shield', joinMeshes([...tips, braid])),
  ];
}
