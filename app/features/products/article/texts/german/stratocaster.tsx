import { inWords } from '#domain/format-count.ts';
import { Chapter, type ProductArticles } from '../../article.tsx';

export const stratocasterInGerman: ProductArticles = (f) => [
  {
    title: 'Sechs Magnete, eine Spule',
    lead: 'Leo Fenders Werkstatt baute ihre Tonabnehmer wie alles andere: aus wenigen Teilen, die jemand schneiden, pressen oder wickeln konnte, der es am selben Morgen gelernt hatte. Deshalb kann man sie heute noch reparieren.',
    others: 'Hals und Mitte haben dieselben Teile',
    chapters: (
      <>
        <Chapter title="Wie er gebaut ist">
          <p>
            Zwei Platten aus Vulkanfiber, und {inWords(f.count('rods'), 'de')} Stäbe aus AlNiCo durch beide
            gepresst: Das ist der ganze Spulenkörper. Die untere Platte misst {f.part('lower')} und trägt die
            zwei Höhenschrauben, {f.size('bridge', 'mountingSpacing')} auseinander. Darunter ist kein Balken
            und kein Stahl. Die Stäbe sind Magnet und Pol zugleich, also ist das Feld genau unter jeder Saite
            am stärksten und fällt nach beiden Seiten schnell ab. Ein Tonabnehmer, der auf so kleinem Raum
            abnimmt, behält die kurzen Wellen, die ein breiterer wegmittelt. Viel vom Glockigen kommt daher.
          </p>
          <p>
            Unsere Stäbe sind gestaffelt, bis {f.size('bridge', 'rod3')} lang und am kürzesten{' '}
            {f.size('bridge', 'rod5')}. Die Staffelung stammt von 1954, als die G-Saite umsponnen und leiser
            war als die blanke von heute. Über einem modernen Satz hebt sie die G-Saite etwas an. Viele hören
            das als Teil des Klangs, also haben wir es gelassen.
          </p>
        </Chapter>
        <Chapter title="Windungen und Draht">
          <p>
            Der Vintage-Tonabnehmer am Hals hat {f.turns('VINTAGE', 'neck')} Windungen{' '}
            {f.wire('VINTAGE', 'neck')}: Kupfer von {f.thickness('VINTAGE', 'neck')}, dünner als ein Haar,
            rund {f.metres('VINTAGE', 'neck')} davon. Das macht {f.ohms('VINTAGE', 'neck')}. Ohm stehen in
            jedem Shop, aber sie sagen nur, wie lang und wie dünn der Draht ist. Den Klang formt die
            Induktivität, und die wächst mit dem Quadrat der Windungen: {f.henries('VINTAGE', 'neck')} hier,{' '}
            {f.henries('HOT', 'bridge')} beim Hot am Steg.
          </p>
          <p>
            Induktivität und Kabelkapazität bilden eine Resonanz. Der Vintage-Tonabnehmer am Hals hat seine
            Spitze bei {f.resonance('VINTAGE', 'neck')}, und das klingt nach Glas. Der Hot am Steg, mit{' '}
            {f.turns('HOT', 'bridge')} Windungen {f.wire('HOT', 'bridge')}, hat sie bei{' '}
            {f.resonance('HOT', 'bridge')} und gibt {f.louder(['HOT', 'bridge'], ['VINTAGE', 'bridge'])} mehr.
            Lauter heißt auch dicker: Mehr Ausgang kostet Luft.
          </p>
          <p>
            Das Hybrid-Set ändert stattdessen die Stäbe. {f.magnet('HYBRID', 'neck')} hat oben am Stab rund{' '}
            {f.field('HYBRID', 'neck')}, {f.magnet('VINTAGE', 'neck')} rund {f.field('VINTAGE', 'neck')}. Der
            schwächere Magnet zieht weniger an der Saite, also setzt ein Ton weicher ein und klingt
            gleichmäßiger aus. Stell einen Stabmagneten zu nah, und die tiefen Saiten schweben gegen sich
            selbst; dieser falsche Ton hat sogar einen Namen, Stratitis, und eine Vierteldrehung an den
            Schrauben heilt ihn.
          </p>
        </Chapter>
        <Chapter title="Das Netzbrummen">
          <p>
            Eine Spule kann eine Saite nicht von einem Trafo unterscheiden. Das Netz macht ein Magnetfeld, das
            in Amerika 60 und in Europa 50 Mal in der Sekunde wechselt, und was die Windungen kreuzt, wird
            Spannung. Mehr Windungen, mehr Brummen, und eine größere Fläche bringt auch mehr, wie bei der
            Rahmenantenne eines Radios. Abschirmfolie hilft kaum, denn Folie hält elektrische Felder auf und
            lässt langsame magnetische durch.
          </p>
          <p>
            Eine zweite Spule hilft. Unser mittlerer Tonabnehmer ist andersherum gewickelt, und seine Stäbe
            stehen auf dem Kopf. Zweimal umgedreht kommt das Signal der Saite heraus, wie es hineinging; das
            Brummen wird einmal umgedreht und hebt sich auf. In den Sechzigern fanden Gitarristen die zwei
            Plätze zwischen den Stellungen eines Dreiwegschalters und klemmten ihn dort fest; seit 1977 hat
            der Schalter fünf. An diesen zwei Plätzen ist ein Set von uns still. Jeder allein brummt, wie es
            ein echter Singlecoil tut.
          </p>
        </Chapter>
        <Chapter title="So machen wir es">
          <p>
            Wir legen zuerst die Windungen fest und lesen die Ohm hinterher ab. Hals, Mitte und Steg sind für
            ihren Platz gewickelt: Am Steg bewegt sich eine Saite am wenigsten, also bekommt diese Spule im
            modernen Set {f.turns('MODERN', 'bridge')} Windungen, die am Hals {f.turns('MODERN', 'neck')}.
            Vintage- und Hybrid-Spulen sind von Hand kreuz und quer gewickelt; das lässt etwas Luft zwischen
            den Windungen und nimmt etwas Kapazität weg. Modern und Hot liegen in sauberen Lagen.
          </p>
          <p>
            Dann kommt die Spule ins Wachs, damit sie vor einem lauten Amp nicht pfeift. Nichts ist zugeklebt.
            Zwei Ösen halten die Anschlüsse, die Kappe hebt man ab, und einen gerissenen Drahtanfang findet
            man und lötet ihn wieder an. Alle Werte hier sind berechnet und typisch. Deine Spule ist von Hand
            gewickelt und weicht davon ab: vier von fünf um weniger als das ±.
          </p>
        </Chapter>
      </>
    ),
  },
];
