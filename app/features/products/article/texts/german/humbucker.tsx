import { TextLink } from '#app/ui/text-link.tsx';
import { inWords } from '#domain/format-count.ts';
import { Chapter, type ProductArticles } from '../../article.tsx';

export const humbuckerInGerman: ProductArticles = (f) => [
  {
    title: 'Zwei Spulen gegen das Brummen',
    lead: 'Ein Singlecoil hört zweierlei: die Saite und jeden Trafo im Raum. 1955 meldete Seth Lover einen Tonabnehmer zum Patent an, der beides auseinanderhielt. Er tat es mit einer zweiten Spule und einem Magneten.',
    chapters: (
      <>
        <Chapter title="Wie er gebaut ist">
          <p>
            Zwischen den Spulen, flach auf der Grundplatte, liegt ein Balkenmagnet von {f.part('magnet')}. Er
            ist quer magnetisiert, also ist eine Längsseite Nordpol und die andere Südpol. Auf der einen Seite
            führen {inWords(f.count('slugs'), 'de')} Polstifte aus Stahl das Feld durch die erste Spule nach
            oben, auf der anderen {inWords(f.count('poles'), 'de')} Schrauben durch die zweite. Eine Polleiste
            gibt den Schrauben Halt, eine Ahornleiste hält die Seite der Stifte eben;{' '}
            {inWords(f.count('screws'), 'de')} Messingschrauben von unten halten die Spulenkörper.
          </p>
          <p>
            Pole aus Stahl leiten das Feld des Magneten, haben aber kein eigenes, und in einem wechselnden
            Feld fließen kleine Ströme in ihnen. Die dämpfen die Resonanz, mehr als die Stäbe eines
            Singlecoils. Deshalb ist die Spitze eines Humbuckers rund und die einer Stratocaster scharf. Die
            Reihen stehen {f.size('bridge', 'rows')} auseinander, also nimmt der Tonabnehmer die Saite an zwei
            Stellen zugleich ab. Wellen, die so kurz sind, dass sie zwischen die Reihen passen, gehen zum Teil
            verloren. Das meiste von dem, was man warm nennt, ist genau das.
          </p>
        </Chapter>
        <Chapter title="Windungen und Draht">
          <p>
            Der Vintage-Tonabnehmer am Steg hat {f.turns('VINTAGE', 'bridge')} Windungen{' '}
            {f.wire('VINTAGE', 'bridge')} auf jeder Spule, zusammen rund {f.metres('VINTAGE', 'bridge')}{' '}
            Kupfer und {f.ohms('VINTAGE', 'bridge')}. Der Hot hat {f.turns('HOT', 'bridge')} Windungen{' '}
            {f.wire('HOT', 'bridge')}, einen Draht von {f.thickness('HOT', 'bridge')}, und{' '}
            {f.ohms('HOT', 'bridge')}. Das ist fast der doppelte Widerstand für gar nicht so viele Windungen
            mehr, denn feiner Draht hat mehr Ohm je Meter. Vergleich Windungen und Induktivität, wenn du
            Tonabnehmer vergleichst: {f.henries('VINTAGE', 'bridge')} hier, {f.henries('HOT', 'bridge')} dort.
          </p>
          <p>
            An einem üblichen Kabel haben die beiden ihre Spitze bei {f.resonance('VINTAGE', 'bridge')} und{' '}
            {f.resonance('HOT', 'bridge')}. Der Hot ist nach unserem Modell{' '}
            {f.louder(['HOT', 'bridge'], ['VINTAGE', 'bridge'])} lauter. Sein Magnet aus{' '}
            {f.magnet('HOT', 'bridge')} trägt dazu bei: rund {f.field('HOT', 'bridge')} an den Polen, gegen{' '}
            {f.field('VINTAGE', 'bridge')} bei {f.magnet('VINTAGE', 'bridge')}.
          </p>
        </Chapter>
        <Chapter title="Das Netzbrummen">
          <p>
            Netzbrummen ist ein Magnetfeld, das den Raum füllt, in Amerika mit 60 und in Europa mit 50 Hertz.
            Es macht in beiden Spulen dieselbe Spannung, egal wie herum der Magnet steht. Schließ eine Spule
            andersherum an, und die zwei Spannungen heben sich auf. Auch die Saite stünde in dieser Spule auf
            dem Kopf, wäre dort nicht auch der Pol umgekehrt. Zweimal umgedreht steht sie wieder richtig und
            kommt dazu.{' '}
            <TextLink to="/blog/seth-lover-and-the-paf#what-cancels-what-stays">
              Sieh und hör es mit je einer Spule aus.
            </TextLink>
          </p>
          <p>
            Wie viel bleibt, hängt davon ab, wie gleich die Spulen sind. Mit gleichen Spulen liegt das Brummen
            nach unserem Modell {f.quieter('VINTAGE', 'bridge')} unter dem eines Vintage-Singlecoils. Der
            Hybrid ist mit Absicht ungleich, {f.turns('HYBRID', 'bridge')} Windungen auf seinen zwei Spulen.
            Sein Brummen liegt immer noch {f.quieter('HYBRID', 'bridge')} darunter, und der Unterschied der
            Spulen bringt etwas von der Kante eines Singlecoils zurück. Die alten waren auch ungleich, nur
            hatte es niemand so gewollt: Gewickelt wurde, bis der Spulenkörper voll aussah.
          </p>
        </Chapter>
        <Chapter title="So machen wir es">
          <p>
            Wir lassen die Spulen offen. Eine Kappe wirkt wie eine kurzgeschlossene Windung: Sie nimmt die
            obersten Obertöne und verdeckt die Schrauben. Willst du eine, findest du sie im Konfigurator, mit
            Werten dazu, was sie nimmt. Ohne Kappe kommst du an jedes Teil: an die Polschrauben von oben, an
            die Stifte von unten, und der Magnet gleitet heraus, sobald die Messingschrauben locker sind. Du
            kannst an einem Sonntagnachmittag {f.magnet('VINTAGE', 'neck')} in einem modernen probieren und am
            Montag den alten Balken zurücktun.
          </p>
          <p>
            Beide Spulen eines Tonabnehmers werden nacheinander auf derselben Werkbank gewickelt, von
            derselben Hand, damit sie sich gleichen. Vintage und Hybrid liegen kreuz und quer, Modern und Hot
            in Lagen. Das Vintage-Paar ist nicht gewachst: Ohne Wachs kann sich die Spule etwas bewegen, und
            bei Bühnenlautstärke pfeift sie vielleicht. Magst du diesen Hauch Luft, nimm es; wenn nicht, nimm
            das moderne Set. Modern, Hybrid und Hot haben fünf Adern, damit sich die Spulen mit einem Schalter
            trennen oder umdrehen lassen. Alle diese Werte sind berechnet und typisch, und vier von fünf
            gewickelten Spulen liegen innerhalb des ± daneben.
          </p>
        </Chapter>
      </>
    ),
  },
];
