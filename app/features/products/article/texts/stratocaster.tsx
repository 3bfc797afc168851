import { inWords } from '#domain/format-count.ts';
import { Chapter, type ProductArticles } from '../article.tsx';

export const stratocasterInEnglish: ProductArticles = (f) => [
  {
    title: 'Six magnets, one coil',
    lead: 'Leo Fender’s workshop built its pickups like everything else: from few parts, each of which could be cut, pressed or wound by somebody who had learned it that morning. That is why they can still be repaired.',
    others: 'Neck and middle pickup have the same parts',
    chapters: (
      <>
        <Chapter title="How it is built">
          <p>
            Two plates of vulcanised fibre, and {inWords(f.count('rods'))} rods of AlNiCo pressed through both
            of them: that is the whole bobbin. The lower plate measures {f.part('lower')} and carries the two
            height screws, {f.size('bridge', 'mountingSpacing')} apart. There is no bar underneath and no
            steel. The rods are magnet and pole piece at once, so the field is strongest right under each
            string and falls off quickly to either side. A pickup that senses such a small spot keeps the
            short waves that a wider one averages out. Much of the bell-like top comes from there.
          </p>
          <p>
            Our rods are staggered, up to {f.size('bridge', 'rod3')} long and at the shortest{' '}
            {f.size('bridge', 'rod5')}. The stagger goes back to 1954, when the third string was wound and
            quieter than today’s plain one. Over a modern set it lifts the third string a little. Many players
            hear that as part of the sound, so we kept it.
          </p>
        </Chapter>
        <Chapter title="Turns and wire">
          <p>
            The vintage neck pickup has {f.turns('VINTAGE', 'neck')} turns of {f.wire('VINTAGE', 'neck')}:
            copper of {f.thickness('VINTAGE', 'neck')}, thinner than a hair, about{' '}
            {f.metres('VINTAGE', 'neck')} long. That comes to {f.ohms('VINTAGE', 'neck')}. Shops print ohms,
            but these only tell you how long and how thin the wire is. Inductance shapes the tone, and it
            grows with the square of the turns:
            {` ${f.henries('VINTAGE', 'neck')}`} here, {f.henries('HOT', 'bridge')} in the hot bridge pickup.
          </p>
          <p>
            Inductance and the capacitance of the cable form a resonance. The vintage neck pickup peaks at{' '}
            {f.resonance('VINTAGE', 'neck')}, which sounds like glass. The hot bridge pickup, with{' '}
            {f.turns('HOT', 'bridge')} turns of {f.wire('HOT', 'bridge')}, peaks at{' '}
            {f.resonance('HOT', 'bridge')} and gives {f.louder(['HOT', 'bridge'], ['VINTAGE', 'bridge'])}{' '}
            more. Louder also means thicker: more output costs you air.
          </p>
          <p>
            The hybrid set changes the rods instead. {f.magnet('HYBRID', 'neck')} reads about{' '}
            {f.field('HYBRID', 'neck')} at the top of a rod, {f.magnet('VINTAGE', 'neck')} about{' '}
            {f.field('VINTAGE', 'neck')}. The weaker magnet pulls less at the string, so a note starts softer
            and decays more evenly. Set any rod magnet too close, and the low strings beat against themselves;
            that false tone even has a name, stratitis, and a quarter turn of the screws cures it.
          </p>
        </Chapter>
        <Chapter title="The 60-cycle hum">
          <p>
            A coil cannot tell a string from a transformer. The mains makes a magnetic field that changes 60
            times a second, 50 times in Europe, and any field across the turns becomes a voltage. More turns,
            more hum, and a larger area adds to it, just as in a radio’s loop antenna. Shielding foil does not
            help much: it stops electric fields and lets slow magnetic ones through.
          </p>
          <p>
            A second coil helps. Our middle pickup is wound the other way round and its rods are upside down.
            Reversed twice, the string’s signal comes out as it went in; the hum is reversed once and cancels.
            Players of the sixties found the two places between the settings of a three-way switch and jammed
            it there; since 1977 the switch has five. In those two places a set of ours is quiet. Each pickup
            on its own hums, as a true single coil does.
          </p>
        </Chapter>
        <Chapter title="Our approach">
          <p>
            We decide on turns first and read the ohms afterwards. Neck, middle and bridge are wound for their
            place: a string moves least over the bridge, so that coil gets {f.turns('MODERN', 'bridge')} turns
            in the modern set where the neck has {f.turns('MODERN', 'neck')}. Vintage and hybrid coils are
            scattered by hand, which leaves a little air between the turns and takes some capacitance away.
            Modern and hot coils are laid in neat layers.
          </p>
          <p>
            Then the coil is dipped in wax, so that it does not squeal in front of a loud amp. Nothing is
            glued shut. Two eyelets take the leads, the cover lifts off, and a broken start of the wire can be
            found and soldered again. All figures here are modelled and typical. Your coil is wound by hand
            and will differ from them: four of five by less than the ±.
          </p>
        </Chapter>
      </>
    ),
  },
];
