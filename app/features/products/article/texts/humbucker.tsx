import { TextLink } from '#app/ui/text-link.tsx';
import { inWords } from '#domain/format-count.ts';
import { Chapter, type ProductArticles } from '../article.tsx';

export const humbuckerInEnglish: ProductArticles = (f) => [
  {
    title: 'Two coils against the hum',
    lead: 'A single coil hears two things: the string, and every transformer in the room. In 1955 Seth Lover filed a patent for a pickup that could tell them apart. It did so with a second coil and one magnet.',
    chapters: (
      <>
        <Chapter title="How it is built">
          <p>
            Between the coils, flat on the baseplate, is a bar magnet of {f.part('magnet')}. It is magnetised
            across its width, so that one long side is a north pole and the other a south pole. On one side{' '}
            {inWords(f.count('slugs'))} steel slugs lead the field up through the first coil, on the other{' '}
            {inWords(f.count('poles'))} screws lead it through the second. A keeper bar carries the screws, a
            maple spacer keeps the slug side level, and {inWords(f.count('screws'))} brass screws from below
            hold the bobbins.
          </p>
          <p>
            Steel poles carry the field of the magnet but have none of their own, and in a changing field
            small currents flow in them. These damp the resonance, more than the rods of a single coil would.
            That is why a humbucker’s peak is round where a Stratocaster’s is sharp. The rows are{' '}
            {f.size('bridge', 'rows')} apart, so the pickup senses the string at two places at once. Waves so
            short that they fit between the rows are partly lost. Most of what people call warm is just that.
          </p>
        </Chapter>
        <Chapter title="Turns and wire">
          <p>
            The vintage bridge pickup has {f.turns('VINTAGE', 'bridge')} turns of{' '}
            {f.wire('VINTAGE', 'bridge')} on each coil, together about {f.metres('VINTAGE', 'bridge')} of
            copper and {f.ohms('VINTAGE', 'bridge')}. The hot one takes {f.turns('HOT', 'bridge')} turns of{' '}
            {f.wire('HOT', 'bridge')}, a wire of {f.thickness('HOT', 'bridge')}, for {f.ohms('HOT', 'bridge')}
            . That is nearly twice the resistance for not so many more turns, because fine wire has more ohms
            per metre. Compare turns and inductance when you compare pickups: {f.henries('VINTAGE', 'bridge')}{' '}
            here, {f.henries('HOT', 'bridge')} there.
          </p>
          <p>
            With a typical cable these two peak at {f.resonance('VINTAGE', 'bridge')} and{' '}
            {f.resonance('HOT', 'bridge')}. The hot one is{' '}
            {f.louder(['HOT', 'bridge'], ['VINTAGE', 'bridge'])} louder by our model. Its{' '}
            {f.magnet('HOT', 'bridge').toLowerCase()} magnet adds to that: about {f.field('HOT', 'bridge')} at
            the poles, against {f.field('VINTAGE', 'bridge')} for {f.magnet('VINTAGE', 'bridge')}.
          </p>
        </Chapter>
        <Chapter title="The 60-cycle hum">
          <p>
            Mains hum is a magnetic field that fills the room, 60 cycles a second in America and 50 in Europe.
            It induces the same voltage in both coils, whichever way the magnet points. Connect one coil
            backwards, and the two voltages cancel. That coil would invert the string’s signal too, but its
            pole is reversed as well. Inverted twice, the signal is the right way up again, and adds.{' '}
            <TextLink href="/blog/seth-lover-and-the-paf#what-cancels-what-stays">
              See and hear it with either coil off.
            </TextLink>
          </p>
          <p>
            How much is left depends on how alike the coils are. With matched coils our model puts the hum{' '}
            {f.quieter('VINTAGE', 'bridge')} under that of a vintage single coil. The hybrid is left unmatched
            on purpose, {f.turns('HYBRID', 'bridge')} turns on its two coils. Its hum is still{' '}
            {f.quieter('HYBRID', 'bridge')} under it, and the difference between the coils brings a little of
            a single coil’s edge back. The old pickups were unmatched too, though not on purpose: winders
            stopped when the bobbin looked full.
          </p>
        </Chapter>
        <Chapter title="Our approach">
          <p>
            We leave the bobbins open. A cover acts as a shorted turn of metal: it takes the top few overtones
            and hides the screws. If you want one, you find it in the configurator, with figures for what it
            takes. Without it you can reach every part: pole screws from above, slugs from below, the magnet
            slides out once the brass screws are loosened. You can try {f.magnet('VINTAGE', 'neck')} in a
            modern pickup on a Sunday afternoon and put the old bar back on Monday.
          </p>
          <p>
            Both coils of a pickup are wound one after the other on the same bench, by the same hand, so they
            are alike. Vintage and hybrid ones are scattered, modern and hot ones laid in layers. The vintage
            pair is not potted: without wax the coil can move a little, and at stage volume it may squeal. If
            you want that breath of air, take it; if not, take the modern set. Modern, hybrid and hot pickups
            come with five conductors, so you can split the coils or reverse one with a switch. All these
            figures are modelled and typical, and four of five wound coils lie within the ± beside them.
          </p>
        </Chapter>
      </>
    ),
  },
];
