import { inWords } from '#domain/format-count.ts';
import { Chapter, type ProductArticles } from '../article.tsx';

export const jazzBassInEnglish: ProductArticles = (f) => [
  {
    title: 'Two rods for every string',
    lead: 'When Fender brought out a second bass in 1960, it had a slimmer neck and two slim pickups. Nobody asked for the sound of both together. It became the sound that every finger can be heard in.',
    others: `The neck pickup has the same parts, its cover ${f.size('neck', 'coverLength')} long`,
    chapters: (
      <>
        <Chapter title="How it is built">
          <p>
            A long, narrow bobbin: two plates of fibre with {inWords(f.count('rods'))} rods of{' '}
            {f.magnet('VINTAGE', 'neck')} between them, a pair to each string. A bass string swings wide. Over
            a single rod it would leave the strongest field twice in every cycle, and the note would bloom and
            sag. Between two rods, {f.size('bridge', 'pairSpacing')} apart, it stays in the field all the
            time, and the start of the note is even. The rods are {f.size('bridge', 'rod1')} long and stand
            out of the cover by {f.size('bridge', 'stagger1')}.
          </p>
          <p>
            The two pickups are not the same size. Strings fan out towards the bridge, so the bridge cover
            measures {f.size('bridge', 'coverLength')} and the neck cover {f.size('neck', 'coverLength')}.
            From the middle of the outer pair to the middle of the other it is{' '}
            {f.size('bridge', 'poleSpacing')} and {f.size('neck', 'poleSpacing')}. Many basses since then were
            built with two of one size: measure before you order.
          </p>
        </Chapter>
        <Chapter title="Turns and wire">
          <p>
            On the vintage neck pickup are {f.turns('VINTAGE', 'neck')} turns of {f.wire('VINTAGE', 'neck')},
            on the bridge {f.turns('VINTAGE', 'bridge')}. Long bobbins have long turns, so the bridge pickup
            takes {f.metres('VINTAGE', 'bridge')} of wire and reads {f.ohms('VINTAGE', 'bridge')}. Its
            inductance is {f.henries('VINTAGE', 'bridge')}. A Stratocaster’s coil with as many turns would
            have fewer ohms and less inductance. Compare like with like.
          </p>
          <p>
            With a usual cable and its own pots the vintage bridge pickup peaks at{' '}
            {f.resonance('VINTAGE', 'bridge')}, high for a bass, and that is the clarity: fret noise, nails,
            the edge of a slap. The hot one has {f.turns('HOT', 'bridge')} turns of {f.wire('HOT', 'bridge')},{' '}
            {f.ohms('HOT', 'bridge')}, a peak at {f.resonance('HOT', 'bridge')}, and{' '}
            {f.louder(['HOT', 'bridge'], ['VINTAGE', 'bridge'])} more output. The growl steps forward and the
            slap gets rounder. At the top of each rod we reckon with about {f.field('VINTAGE', 'bridge')}.
          </p>
        </Chapter>
        <Chapter title="The 60-cycle hum">
          <p>
            Each of the two is a single coil and hears the mains: 60 cycles a second in America, 50 in Europe,
            and a bass amp faithfully carries even the lowest hum. The pair was clever from the start. One
            coil is wound against the other and its rods are upside down. With both volumes fully up the
            string’s signals add, and the hum cancels.
          </p>
          <p>
            Turn one volume down a little, and the balance is gone: the hum comes back by as much as the two
            coils differ. That is not a wiring fault. It is also why many players leave both knobs open and
            shape the tone with their hands. On its own, each of our coils hums like any single coil.
          </p>
        </Chapter>
        <Chapter title="Our approach">
          <p>
            Both together are the heart of this bass. Two pickups at two places of a string take notches out
            of each other, and where these fall makes the scooped sound of a slap, so we wind the pair for
            that setting first. The bridge gets {f.turns('MODERN', 'bridge')} turns in the modern set, the
            neck {f.turns('MODERN', 'neck')}, because the string moves less near the bridge. The closer their
            levels, the deeper the notches and the quieter the hum.
          </p>
          <p>
            Vintage coils are scattered by hand, modern and hot ones laid in layers; all are potted in wax,
            because a bass cabinet shakes everything near it. Leads end in eyelets, the covers are held by
            their screws alone, and nothing is glued, so that a coil can be reached and repaired. The figures
            are modelled and typical. Coils are wound by hand, and four in five lie within the ±.
          </p>
        </Chapter>
      </>
    ),
  },
];
