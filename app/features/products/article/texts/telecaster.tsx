import { inWords } from '#domain/format-count.ts';
import { Chapter, type ProductArticles } from '../article.tsx';

export const telecasterInEnglish: ProductArticles = (f) => [
  {
    title: 'Two pickups that disagree',
    lead: 'No other classic guitar pairs such unlike pickups. One sits in a slab of steel and barks, the other hides under a metal lid and murmurs. That contrast is what makes the guitar.',
    others: 'The neck pickup has rods, coil and fibre like it, under a metal lid and without the plate',
    chapters: (
      <>
        <Chapter title="The bridge pickup and its plate">
          <p>
            It came from the lap steel. Leo Fender’s solid guitar of 1950 needed a pickup that a band could
            hear, and the workshop had one at hand.{' '}
            {inWords(f.count('rods')).replace(/^./, (c) => c.toUpperCase())} rod magnets hold two plates of
            fibre together, the wire is wound right around the magnets, and a wrap of cotton string protects
            the copper. Underneath sits a plate of steel, {f.size('bridge', 'plateLength', 'plateDepth')},
            with a skin of copper.
          </p>
          <p>
            The plate carries the pickup on three screws, grounds it, and bends the field of the rods upwards:
            steel under a coil raises its inductance a little, and the currents that turn in it damp the peak.
            Together with the steel bridge around the coil that makes the twang: a hard start with a quick,
            rounded top. The rods measure up to {f.size('bridge', 'rod3')} and are a little higher under the
            two middle strings.
          </p>
        </Chapter>
        <Chapter title="The neck pickup and its lid">
          <p>
            The neck pickup is smaller. Its rods are {f.size('neck', 'rod1')} long, its bobbin is slimmer, and
            over everything sits a cover of nickel silver, {f.size('neck', 'coverLength', 'coverWidth')}. A
            closed metal lid is a shorted turn. Fast changes of the field drive currents in it, and they eat
            the highest overtones first. Nickel silver conducts badly for a metal, so it takes less than brass
            would. That leaves the soft, slightly woody voice that jazz players found in a country guitar.
          </p>
        </Chapter>
        <Chapter title="Turns and wire">
          <p>
            The vintage bridge pickup carries {f.turns('VINTAGE', 'bridge')} turns of{' '}
            {f.wire('VINTAGE', 'bridge')}:{` ${f.metres('VINTAGE', 'bridge')}`} of wire,{' '}
            {f.ohms('VINTAGE', 'bridge')}, {f.henries('VINTAGE', 'bridge')}. The neck has no room for that, so
            it is always wound with {f.turns('VINTAGE', 'neck')} turns of the finer{' '}
            {f.wire('VINTAGE', 'neck')}. The two resistances look alike: {f.ohms('VINTAGE', 'neck')} against{' '}
            {f.ohms('VINTAGE', 'bridge')}. But the finer wire has more ohms per metre; the inductance of the
            neck is {f.henries('VINTAGE', 'neck')}, and the pickup is{' '}
            {f.louder(['VINTAGE', 'bridge'], ['VINTAGE', 'neck'])} quieter by our model.
          </p>
          <p>
            With a usual cable and its own pots the plate leaves hardly a peak. The treble of the vintage
            bridge pickup ends at {f.treble('VINTAGE', 'bridge')}, the hot one, with{' '}
            {f.turns('HOT', 'bridge')} turns of {f.wire('HOT', 'bridge')}, at {f.treble('HOT', 'bridge')}. The
            rods of the vintage pair are {f.magnet('VINTAGE', 'bridge')}, the softest of the family, at about{' '}
            {f.field('VINTAGE', 'bridge')}; the modern and hot ones use {f.magnet('MODERN', 'bridge')} at
            about {f.field('MODERN', 'bridge')}. More field means more signal and a firmer start, and a
            stronger pull on the string.
          </p>
        </Chapter>
        <Chapter title="The 60-cycle hum">
          <p>
            Both are single coils, and single coils hear the mains: a hum at 60 cycles in America, 50 in
            Europe, with its harmonics. More turns and a larger coil mean more hum. In the middle setting of
            the switch both pickups work at once. Two coils that are wound against each other, with opposite
            poles, cancel the hum and keep the string as far as they are alike. These two are not quite: turns
            and size differ, so even then a little hum remains.
          </p>
        </Chapter>
        <Chapter title="Our approach">
          <p>
            We do not try to make the pair match. We wind the neck so that it stays clear behind its lid, and
            stop there; then we set the bridge against it. In the modern set that means{' '}
            {f.turns('MODERN', 'neck')} turns at the neck and {f.turns('MODERN', 'bridge')} at the bridge.
            Height screws do the rest.
          </p>
          <p>
            The string wrap is wound by hand over the finished coil, after the wax bath. It keeps the outer
            turns in place, and comes off in a minute when you need to solder a lead. The plate is screwed,
            the cover of the neck pickup is held by its tabs and one wire to ground. If you use a different
            switch, cut that wire and ground the cover on its own. All figures here are modelled and typical.
            Every coil is wound by hand, and four of five lie within the ±.
          </p>
        </Chapter>
      </>
    ),
  },
];
