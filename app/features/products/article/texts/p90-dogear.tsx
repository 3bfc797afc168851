import { Chapter, type ProductArticles } from '../article.tsx';
import { P90Hum, P90Inside, P90Winding } from './p90.tsx';

export const p90DogearInEnglish: ProductArticles = (f) => [
  {
    title: 'The wide coil with ears',
    lead: 'Gibson put this pickup on its guitars in 1946. Humbuckers were meant to replace it eleven years later, and took its place on the expensive models. On the plain ones it stayed, and so the bands that could not afford quiet made it famous.',
    chapters: (
      <>
        <P90Inside f={f} />
        <Chapter title="Why ears">
          <p>
            A hollow guitar has a thin arched top and nothing under it to screw into. So the cover has an ear
            at either end, {f.size('neck', 'earLength')} from tip to tip, and two screws{' '}
            {f.size('neck', 'mountingSpacing')} apart go through them into the top. The whole pickup sits on
            the wood. That makes it easy to mount and hard to raise: only its pole screws can come closer to
            the strings, or a shim under the cover lifts the whole pickup. Watch the angle of your neck before
            you order. The cover, {f.height('cover')} high, sits on the baseplate, and its top is{' '}
            {f.size('neck', 'coverHeight')} over the wood. On a guitar with a shallow neck that may already
            fill the space under the strings.
          </p>
        </Chapter>
        <P90Winding f={f} />
        <P90Hum />
        <Chapter title="Our approach">
          <p>
            Because a dogear cannot be moved to taste, we wind for its place. Strings swing wide over the neck
            and little over the bridge, so the modern pair has {f.turns('MODERN', 'neck')} turns at the neck
            and {f.turns('MODERN', 'bridge')} at the bridge. That makes up for part of the difference: at
            equal height the bridge is still {f.bridgeQuieter('MODERN')} quieter, and the pole screws do the
            rest.
          </p>
          <p>
            Vintage coils are scattered by hand and left without wax. They answer to every touch, and close to
            a loud amp they may squeal. Modern and hot coils are laid in layers and potted. Nothing is
            riveted: baseplate, magnets, keeper and coil come apart with a screwdriver, and the cover lifts
            off. Figures on this page are modelled and typical; each coil is wound by hand, and four of five
            are within the ±.
          </p>
        </Chapter>
      </>
    ),
  },
];
