import { inWords } from '#domain/format-count.ts';
import { Chapter } from '../article.tsx';
import { type ArticleFigures, figuresBeside } from '../figures.ts';

/** The inside of every P90, common to all covers. */
export function P90Inside({ f }: { f: ArticleFigures }) {
  return (
    <Chapter title="How it is built">
      <p>
        Two bar magnets, each {f.part('magnets')}, lie on a baseplate on either side of a keeper bar. They
        face each other with like poles, so the field has one way out: up through the keeper and its{' '}
        {inWords(f.count('poles'))} screws, and in a wide arc over the coil back to the outer edges. All
        screws carry the same pole. Above is one bobbin, {f.part('bobbin')}, wide and shallow, where a
        Stratocaster’s is narrow and tall.
      </p>
      <p>
        That shape decides the character. The turns reach far out to both sides of the string, the field is
        broad, so the pickup senses more of its length than a rod magnet would. Steel poles raise the
        inductance and damp the peak. The result growls when you dig in and cleans up when you don’t. Because
        the poles are screws, you can set each string with a small screwdriver.
      </p>
    </Chapter>
  );
}

export function P90Winding({ f }: { f: ArticleFigures }) {
  const single = figuresBeside('STRATOCASTER', 'VINTAGE', 'neck');
  return (
    <Chapter title="Turns and wire">
      <p>
        The classic recipe is simple: about as many turns of {f.wire('VINTAGE', 'neck')} as the bobbin takes.
        Our vintage neck pickup has {f.turns('VINTAGE', 'neck')}, some {f.metres('VINTAGE', 'neck')} of wire,
        and reads {f.ohms('VINTAGE', 'neck')}. A vintage Stratocaster’s neck pickup has {single.turns}. The
        difference looks small; but inductance grows with the square of the turns, and steel adds to it. It
        comes to {f.henries('VINTAGE', 'neck')} here, against {single.henries}.
      </p>
      <p>
        The steel takes most of the peak, too. With the cable the treble does not ring out, it rolls off and
        ends at {f.treble('VINTAGE', 'neck')}. The hot bridge pickup takes {f.turns('HOT', 'bridge')} turns of
        the finer {f.wire('HOT', 'bridge')}, ends at {f.treble('HOT', 'bridge')} and is{' '}
        {f.louder(['HOT', 'bridge'], ['VINTAGE', 'bridge'])} louder, part of which comes from its{' '}
        {f.magnet('HOT', 'bridge').toLowerCase()} bars. Those give about {f.field('HOT', 'bridge')} at the
        poles. The {f.magnet('VINTAGE', 'neck')} of the vintage pair gives about {f.field('VINTAGE', 'neck')},
        pulls less at the string and lets it swing longer.
      </p>
    </Chapter>
  );
}

export function P90Hum() {
  return (
    <Chapter title="The 60-cycle hum">
      <p>
        It hums, and a little more than slimmer single coils do. The mains fills every room with a magnetic
        field that changes 60 times a second, 50 times in Europe. Each turn that encloses a part of that field
        adds to the voltage, and here there are many turns and they are wide. Shielding paint does little
        against it: it stops electric fields only. Keep away from transformers, and turn until the hum is
        least: a coil does not pick up a field that runs along it. Two such coils, one with winding and
        magnets reversed, cancel the hum when both are on. One alone always hums.
      </p>
    </Chapter>
  );
}
