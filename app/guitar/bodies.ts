import type { GuitarStyle } from '#domain/guitar/instruments.ts';

/** A point in mm: from the bridge towards the nut, and down from the middle of the strings. */
export type Point = readonly [number, number];

/** A drawn body: its outline in mm around the middle of the bridge, and the positions of its controls. */
export interface Body {
  readonly outline: string;
  /** Half the width of the strings' fan over the bridge, and of the neck at the nut. */
  readonly bridgeHalf: number;
  readonly nutHalf: number;
  readonly frets: number;
  readonly strings: number;
  readonly volume: Point;
  readonly tone: Point;
  readonly knobs: readonly Point[];
  readonly jack: Point;
}

const SINGLE_CUT: Body = {
  outline:
    'M-140 0C-140-95-95-165-5-165C70-165 85-114 135-114C175-114 190-143 235-143C288-143 304-100 300-58C298-40 298-32 290-27L226-27L226 27C220 58 238 70 260 73C286 77 300 88 296 108C291 134 256 143 226 143C186 143 172 114 135 114C85 114 70 165-5 165C-95 165-140 95-140 0Z',
  bridgeHalf: 26,
  nutHalf: 21.5,
  frets: 22,
  strings: 6,
  volume: [28, 104],
  tone: [-68, 112],
  knobs: [
    [-22, 84],
    [-18, 132],
  ],
  jack: [-104, 118],
};

const DOUBLE_CUT: Body = {
  outline:
    'M-95 8C-98-70-60-158 20-160C80-161 100-118 140-112C180-108 215-150 262-158C290-162 298-140 280-122C262-104 222-60 205-30L205 30C215 60 235 80 250 98C262 114 248 134 224 128C190 120 168 104 138 106C104 110 84 160 22 164C-52 168-92 92-95 8Z',
  bridgeHalf: 26,
  nutHalf: 21,
  frets: 22,
  strings: 6,
  volume: [70, 72],
  tone: [32, 92],
  knobs: [[-6, 110]],
  jack: [-66, 92],
};

const SLAB: Body = {
  outline:
    'M-92 5C-96-80-60-158 15-160C75-161 95-118 135-114C165-111 180-130 210-128C236-126 222-60 205-30L205 30C215 70 250 80 262 102C270 122 248 140 222 134C190 126 168 106 138 108C104 112 84 160 18 163C-55 165-90 85-92 5Z',
  bridgeHalf: 26,
  nutHalf: 21,
  frets: 21,
  strings: 6,
  volume: [52, 88],
  tone: [8, 88],
  knobs: [],
  jack: [-76, 78],
};

const BASS: Body = {
  outline:
    'M-85 20C-95-70-50-165 40-165C110-165 150-112 205-110C270-108 320-160 385-165C425-167 430-140 400-122C365-102 310-70 285-32L285 32C300 70 330 90 345 112C352 134 330 146 300 138C260 126 230 108 190 112C140 118 110 168 30 170C-60 172-80 110-85 20Z',
  bridgeHalf: 28.5,
  nutHalf: 20,
  frets: 20,
  strings: 4,
  volume: [104, 92],
  tone: [30, 118],
  knobs: [[68, 106]],
  jack: [-50, 108],
};

const OFFSET_BASS: Body = {
  ...BASS,
  outline:
    'M-92 40C-110-60-40-158 50-162C115-164 150-112 205-108C270-105 330-150 398-150C436-150 436-124 404-110C365-92 310-66 285-32L285 32C300 66 322 84 334 104C342 126 318 140 288 134C248 126 222 110 182 116C130 124 108 176 22 178C-56 180-82 120-92 40Z',
  nutHalf: 18,
};

export const BODIES: Readonly<Record<GuitarStyle, Body>> = {
  'les-paul': SINGLE_CUT,
  special: { ...SINGLE_CUT, frets: 22 },
  stratocaster: DOUBLE_CUT,
  telecaster: SLAB,
  'jazz-bass': OFFSET_BASS,
  'precision-bass': BASS,
};
