import { inWords } from '#domain/format-count.ts';
import { Chapter, type ProductArticles } from '../article.tsx';
import { figuresBeside } from '../figures.ts';

export const humbuckerP90InEnglish: ProductArticles = (f) => {
  const single = figuresBeside('STRATOCASTER', 'VINTAGE', 'neck');
  const classic = figuresBeside('P90_SOAPBAR', 'VINTAGE', 'neck');
  return [
    {
      title: 'How does a humbucker sized P90 sound?',
      lead: 'Like a P90 that has moved house. Coil and magnets are close to those of 1946, in a smaller box. Most of the growl comes along, and you need no router.',
      chapters: (
        <>
          <Chapter title="A foot in both camps">
            <p>
              A single coil of the Fender kind is narrow and tall, a P90 is wide and flat. Its turns are
              farther from the poles, so it senses a longer piece of the string, and there are more of them:
              the vintage neck pickup has {f.turns('VINTAGE', 'neck')}, a vintage Stratocaster’s{' '}
              {single.turns}. Inductance grows with their square and with the steel in the coil, to{' '}
              {f.henries('VINTAGE', 'neck')} against {single.henries}. The resonance drops to{' '}
              {f.resonance('VINTAGE', 'neck')} and flattens, out of the glassy region and into the one where a
              voice has its edge. That is the bark.
            </p>
            <p>
              But it remains one coil. It senses the string at one place, not two, so it keeps the quick
              attack that a humbucker averages out. Play softly and it is open; dig in and the middle pushes
              forward. Compared with a full-size soapbar of {classic.henries}, ours comes out a shade lower in
              inductance and a shade brighter by our model. In a blind test with drums we would not bet on
              telling them apart.
            </p>
          </Chapter>
          <Chapter title="The 60-cycle hum">
            <p>
              It hums. One coil with so many turns catches the mains at 60 cycles, or 50 in Europe, as an
              aerial would, and a P90 catches a little more than a Stratocaster. If you want silence, choose a
              noiseless level in the configurator: two half coils end to end, one under the low strings and
              one under the high ones, wound against each other. They cost some of the depth, because each
              string drives half the wire.
            </p>
          </Chapter>
          <Chapter title="Three windings">
            <p>
              Vintage stops at {f.ohms('VINTAGE', 'neck')} in the neck and {f.ohms('VINTAGE', 'bridge')} at
              the bridge, on {f.magnet('VINTAGE', 'neck')}, whose field of about {f.field('VINTAGE', 'neck')}{' '}
              at the poles leaves the strings free. Modern goes to {f.ohms('MODERN', 'bridge')} with{' '}
              {f.magnet('MODERN', 'bridge')}, firmer and steadier with a fuzz. Hot has{' '}
              {f.turns('HOT', 'bridge')} turns and {f.ohms('HOT', 'bridge')} at the bridge; it is{' '}
              {f.louder(['HOT', 'bridge'], ['VINTAGE', 'bridge'])} louder than vintage, and its treble ends at{' '}
              {f.treble('HOT', 'bridge')}. All three use {f.wire('HOT', 'bridge')}.
            </p>
          </Chapter>
        </>
      ),
    },
    {
      title: 'How are they made?',
      lead: 'In the order in which the drawing comes apart, from the bottom up.',
      chapters: (
        <>
          <Chapter title="Magnets, keeper, plate">
            <p>
              On a nickel-silver baseplate with the two legs of a humbucker lie {inWords(f.count('magnets'))}{' '}
              bar magnets, each {f.part('magnets')}, one on either side of a keeper bar. Like poles face each
              other, and the screws hold them in place. So the field has one way out: through the keeper and
              up the {inWords(f.count('poles'))} pole screws, and back to the outer edges through the air
              around the strings. All screws carry the same pole. That wide, shallow field is half of the
              sound.
            </p>
          </Chapter>
          <Chapter title="One wide bobbin">
            <p>
              A P90’s bobbin does not fit a humbucker’s cover, so ours is shorter and wider:{' '}
              {f.part('bobbin')}. To get the turns on, the coil grows outwards instead, until it measures{' '}
              {f.part('coil')}. The wire, {f.thickness('MODERN', 'neck')} of copper in a skin of enamel, runs
              through two fingers; a modern neck pickup takes about {f.metres('MODERN', 'neck')}. The hand
              decides how tightly the turns lie and where they cross. Vintage coils are scattered, modern and
              hot ones laid in layers.
            </p>
          </Chapter>
          <Chapter title="Our approach">
            <p>
              The cover measures {f.part('cover')}, the size of a covered humbucker, so you can keep your
              mounting ring. The poles are screws, because strings differ and so do necks: a small driver sets
              each of them. The finished coil is potted in wax, tested, and closed with two brass screws. No
              glue, so that it can be opened again. What we print about it is modelled and typical. Your coil
              is wound by hand: four of five lie within the ±.
            </p>
          </Chapter>
        </>
      ),
    },
  ];
};
