import { Chapter, type ProductArticles } from '../article.tsx';
import { P90Hum, P90Inside, P90Winding } from './p90.tsx';

export const p90SoapbarInEnglish: ProductArticles = (f) => [
  {
    title: 'The wide coil in a plain box',
    lead: 'The same coil as the dogear, in a box shaped like a bar of soap. When Gibson built its first solid guitar in 1952, there was wood enough to sink a pickup into, and the ears could go.',
    chapters: (
      <>
        <P90Inside f={f} />
        <Chapter title="Between the poles">
          <p>
            Without ears, two screws pass between the pole screws, {f.size('neck', 'mountingSpacing')} apart,
            through the coil and into the floor of the rout. The cover,{' '}
            {f.size('neck', 'coverLength', 'coverWidth')}, just fits the hole in the wood. Springs or a piece
            of foam underneath press it upwards, so the whole pickup can be raised, lowered and tilted. A
            dogear cannot do that. Set it a little closer, and it is louder than the same coil on ears; lower
            it and raise the pole screws, and the attack grows sharper while the body of the note steps back.
          </p>
        </Chapter>
        <P90Winding f={f} />
        <P90Hum />
        <Chapter title="Our approach">
          <p>
            We leave the way free for the two mounting screws and wind round it: {f.turns('MODERN', 'neck')}{' '}
            turns at the neck of a modern pair, {f.turns('MODERN', 'bridge')} at the bridge, where the string
            swings less. Vintage coils are scattered by hand and left without wax, so they stay responsive;
            close to a loud amp they may squeal. Modern and hot ones are laid in layers and potted.
          </p>
          <p>
            The poles are {f.size('neck', 'poleSpacing')} apart from the first to the last at both positions.
            If your bridge spreads the strings wider, choose the wider spacing in the configurator. Nothing is
            riveted or glued: with the cover off, magnets, keeper and coil come out with a screwdriver. You
            can swap a magnet in an evening. Figures on this page are modelled and typical; coils are wound by
            hand, and four of five lie within the ±.
          </p>
        </Chapter>
      </>
    ),
  },
];
