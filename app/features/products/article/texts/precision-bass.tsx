import { inWords } from '#domain/format-count.ts';
import { Chapter, type ProductArticles } from '../article.tsx';

export const precisionBassInEnglish: ProductArticles = (f) => [
  {
    title: 'One pickup in two halves',
    lead: 'The first Precision of 1951 had one plain single coil. In 1957 its pickup was cut in two and the halves pushed apart. Since then it has been quiet, and nobody has seriously changed it.',
    chapters: (
      <>
        <Chapter title="How it is built">
          <p>
            Each half is a short single coil for two strings: two plates of fibre, four rod magnets between
            them, a winding right round the rods. Together that makes {inWords(f.count('rods'))} rods, two to
            a string, {f.size('split', 'pairSpacing')} apart. A bass string swings wide. Between two rods it
            never leaves the field, and the start of the note stays firm. The rods measure{' '}
            {f.size('split', 'rod1')} and rise {f.size('split', 'stagger1')} above the covers.
          </p>
          <p>
            A half measures {f.size('split', 'coverLength', 'coverWidth')} without its ears, and the two are
            set off against each other by {f.size('split', 'offset')} along the strings. The upper strings are
            heard nearer to the bridge, where they are brighter; the lower ones nearer to the neck on most
            basses. That step gives the lows their weight and leaves the highs some bite.
          </p>
        </Chapter>
        <Chapter title="Turns and wire">
          <p>
            A short bobbin has short turns, so a lot of them go on. The vintage pickup has{' '}
            {f.turns('VINTAGE', 'split')} turns of {f.wire('VINTAGE', 'split')} on each half,{' '}
            {f.metres('VINTAGE', 'split')} of wire on both, and {f.ohms('VINTAGE', 'split')} in series. Only
            one half hears a given string, but the signal has to pass through the other as well. So its output
            is that of one half and its inductance that of two: {f.henries('VINTAGE', 'split')}. That is a lot
            for a bass, and it makes the tone round: with a typical cable and pots it peaks at{' '}
            {f.resonance('VINTAGE', 'split')} and falls from there.
          </p>
          <p>
            The modern one goes up to {f.turns('MODERN', 'split')} turns and {f.ohms('MODERN', 'split')},
            which is {f.louder(['MODERN', 'split'], ['VINTAGE', 'split'])} louder by our model. The hot one
            takes {f.wire('HOT', 'split')} and {f.magnet('HOT', 'split').toLowerCase()} magnets, reads{' '}
            {f.ohms('HOT', 'split')} and does without a peak: its treble ends at {f.treble('HOT', 'split')}.
            It is made for a pick and a loud room. Resistance alone would not tell you so: finer wire makes
            much of the difference.
          </p>
        </Chapter>
        <Chapter title="The 60-cycle hum">
          <p>
            The old single coil hummed: the mains makes a magnetic field of 60 cycles, in Europe of 50, and a
            coil catches it. The cut pickup is a humbucker, only laid out lengthwise. One half is wound
            against the other, and its rods are upside down. The hum reaches both halves alike, runs through
            them in opposite directions, and cancels.
          </p>
          <p>
            A note reaches only the half under its string, so the note loses nothing. In a guitar’s humbucker
            the two coils hear the same string at two places, and short waves between them are lost. Here they
            are not. By our model the hum of the vintage pickup is {f.quieter('VINTAGE', 'split')} under that
            of a vintage Jazz Bass pickup on its own. Bend a string far, and it wanders towards the other
            half; on a bass that seldom matters.
          </p>
        </Chapter>
        <Chapter title="Our approach">
          <p>
            The halves of a pair are wound one after the other, to the same number of turns. They cancel the
            hum only as far as they are alike, and the strings are balanced only then. Vintage halves are
            scattered by hand, modern and hot ones laid in layers. All are potted: a bass cabinet shakes its
            surroundings, and a coil that moves in a field is a microphone.
          </p>
          <p>
            We only sell both halves together, because a single one would not match its neighbour. The link
            between them is a single soldered wire. Undo it, and each half can be tested, or wired side by
            side with the other: in parallel the inductance falls to a quarter, which gives a lighter, clearer
            bass at the price of level. The covers are held by their screws, the leads end in eyelets, and
            nothing is glued. Figures here are modelled and typical. Each coil is wound by hand; four of five
            differ by less than the ±.
          </p>
        </Chapter>
      </>
    ),
  },
];
