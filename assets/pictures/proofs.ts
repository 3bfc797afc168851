/** Size of the pictures that prove compositing, px, and paths a pixel for each half. */
export const PROOF = { width: 240, height: 180, samples: 128, threshold: 0 } as const;
export const PROOF_FOLDER = 'assets/pictures/proof';
export const PROOF_HEAD = 'passes.generated.json';

/** Scenes and colourings compared: black against white on touching parts, light over light, dark over light. */
export const PROOFS = [
  {
    scene: 'humbucker-single-hero',
    colourings: ['single-hero-zebra-black-white', 'single-hero-cream'],
  },
  {
    scene: 'custom-humbucker-fishbone-50',
    colourings: [
      'humbucker-fishbone-50-lavender-gold',
      'humbucker-fishbone-50-navy-mauve',
      'humbucker-fishbone-50-black-gold',
    ],
  },
] as const;
