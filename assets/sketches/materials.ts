import type { Ramp } from './colour.ts';

/** How a surface answers to light. */
export interface Material {
  readonly ramp: Ramp;
  /** Mirrors its surroundings instead of scattering the light. */
  readonly metal?: boolean;
  /** Strength of the glint on rounded edges, 0 … 1. */
  readonly gloss: number;
  /** Light hairline along the edge between the top face and the walls facing the viewer. */
  readonly glint: string;
}

/*
 * Each ramp is lit so that the top face (brightness about 0.9) carries the catalogue colour; the comment gives it.
 * Black stays a lit near-black and white a lit white: pure values would lose the form.
 */
const black: Material = {
  ramp: [
    [0, '#050606'],
    [0.25, '#0f1111'],
    [0.5, '#1a1c1c'],
    [0.75, '#232525'],
    [0.95, '#2d3030'],
    [1.25, '#777c7c'],
    [1.7, '#dfe2e1'],
  ],
  gloss: 0.55,
  glint: '#8b9192',
}; // #000000
const cream: Material = {
  ramp: [
    [0, '#675c46'],
    [0.25, '#94876d'],
    [0.5, '#b3a68c'],
    [0.75, '#c2b69f'],
    [0.95, '#cdc3ae'],
    [1.25, '#f0eadc'],
    [1.6, '#fffdf7'],
  ],
  gloss: 0.4,
  glint: '#efe8d8',
}; // #C4B9A3
const white: Material = {
  ramp: [
    [0, '#98948a'],
    [0.25, '#c3bfb5'],
    [0.5, '#e0dcd3'],
    [0.75, '#f3f1eb'],
    [0.95, '#fefdfb'],
    [1.3, '#ffffff'],
  ],
  gloss: 0.4,
  glint: '#ffffff',
}; // #FFFFFF
const forest: Material = {
  ramp: [
    [0, '#071820'],
    [0.25, '#12303d'],
    [0.5, '#1e4758'],
    [0.75, '#27566a'],
    [0.95, '#306681'],
    [1.25, '#86b4c6'],
    [1.7, '#e4f2f7'],
  ],
  gloss: 0.5,
  glint: '#8fb7c6',
}; // #29586C
const copperPaint: Material = {
  ramp: [
    [0, '#5d2c19'],
    [0.25, '#a05a3a'],
    [0.5, '#cb7d5b'],
    [0.75, '#df9371'],
    [0.95, '#e9a282'],
    [1.25, '#fbd3bd'],
    [1.6, '#fff3ea'],
  ],
  gloss: 0.45,
  glint: '#fbd3bd',
}; // #E49977
const winding: Material = {
  ramp: [
    [0, '#4a1c0a'],
    [0.25, '#8a3a15'],
    [0.5, '#b85724'],
    [0.75, '#cf6d36'],
    [0.95, '#dc8049'],
    [1.25, '#f7b48a'],
    [1.7, '#ffe6d2'],
  ],
  gloss: 0.5,
  glint: '#f2a97c',
};
const nickel: Material = {
  ramp: [
    [0, '#2e2c28'],
    [0.25, '#6f6b61'],
    [0.5, '#a6a196'],
    [0.75, '#c9c4b8'],
    [0.95, '#dedad0'],
    [1.2, '#faf8f3'],
    [1.5, '#ffffff'],
  ],
  metal: true,
  gloss: 0.7,
  glint: '#ffffff',
};
const steel: Material = {
  ramp: [
    [0, '#2a2c2d'],
    [0.25, '#626566'],
    [0.5, '#949796'],
    [0.75, '#bcbebc'],
    [0.95, '#d8d9d6'],
    [1.2, '#f7f7f5'],
    [1.5, '#ffffff'],
  ],
  metal: true,
  gloss: 0.6,
  glint: '#ffffff',
};
const copperPlate: Material = {
  ramp: [
    [0, '#451a0a'],
    [0.25, '#8b431f'],
    [0.5, '#b9663a'],
    [0.75, '#d0835a'],
    [0.95, '#dd9871'],
    [1.2, '#f8cfb4'],
    [1.5, '#fff4ec'],
  ],
  metal: true,
  gloss: 0.6,
  glint: '#f8cfb4',
};
const alnico: Material = {
  ramp: [
    [0, '#191a1a'],
    [0.25, '#353737'],
    [0.5, '#535554'],
    [0.75, '#6c6e6c'],
    [0.95, '#7e807d'],
    [1.25, '#b9bab6'],
    [1.6, '#e5e5e2'],
  ],
  gloss: 0.25,
  glint: '#a9aaa6',
};
const maple: Material = {
  ramp: [
    [0, '#5f4526'],
    [0.25, '#93744a'],
    [0.5, '#b99a6c'],
    [0.75, '#cdb183'],
    [0.95, '#dac396'],
    [1.25, '#f3e6c8'],
  ],
  gloss: 0.15,
  glint: '#ecdcb8',
};
const fibre: Material = {
  ramp: [
    [0, '#0d0e0e'],
    [0.25, '#1e2020'],
    [0.5, '#323535'],
    [0.75, '#424645'],
    [0.95, '#4d5150'],
    [1.25, '#868a88'],
    [1.6, '#c4c7c5'],
  ],
  gloss: 0.15,
  glint: '#767a78',
};
const jacket: Material = {
  ramp: [
    [0, '#0c0d0d'],
    [0.25, '#1b1d1d'],
    [0.5, '#2c2f2f'],
    [0.75, '#3c4040'],
    [0.95, '#565b5a'],
    [1.25, '#8f9493'],
  ],
  gloss: 0.3,
  glint: '#7b807f',
};
const hole: Material = {
  ramp: [
    [0, '#0a0b0b'],
    [1, '#171918'],
  ],
  gloss: 0,
  glint: '#3a3d3c',
};

/** Every surface of the pickups, by name. */
export const materials = {
  black,
  cream,
  white,
  forest,
  'copper-paint': copperPaint,
  winding,
  nickel,
  steel,
  'copper-plate': copperPlate,
  alnico,
  maple,
  fibre,
  jacket,
  hole,
} as const satisfies Record<string, Material>;

/** Name of a surface. */
export type MaterialId = keyof typeof materials;

/** What a picture stands on. */
export interface Theme {
  readonly id: 'paper' | 'ink';
  /** Hairline round every part. */
  readonly contour: string;
  /** Light the ground throws back into metal and undersides, 0 … 1. */
  readonly bounce: number;
  /** Light a mirror that faces the viewer shows, 0 … 1. */
  readonly front: number;
  /** Extra light from behind on edges that face away, 0 … 1. */
  readonly rim: number;
  readonly rimColour: string;
  readonly groundShadow: boolean;
}

/** The two grounds of the shop. */
export const themes = {
  paper: {
    id: 'paper',
    contour: '#20211e',
    bounce: 0.6,
    front: 0.42,
    rim: 0,
    rimColour: '#ffffff',
    groundShadow: true,
  },
  ink: {
    id: 'ink',
    contour: '#454a47',
    bounce: 0.12,
    front: 0.06,
    rim: 1,
    rimColour: '#74736c',
    groundShadow: false,
  },
} as const satisfies Record<string, Theme>;
