import { inWords } from '#domain/format-count.ts';
import { Chapter, type ProductArticles } from '../../article.tsx';

export const precisionBassInGerman: ProductArticles = (f) => [
  {
    title: 'Ein Tonabnehmer in zwei Hälften',
    lead: 'Der erste Precision von 1951 hatte einen schlichten Singlecoil. 1957 wurde sein Tonabnehmer durchgeschnitten, und die Hälften wurden auseinandergeschoben. Seither ist er still, und ernsthaft geändert hat ihn niemand.',
    chapters: (
      <>
        <Chapter title="Wie er gebaut ist">
          <p>
            Jede Hälfte ist ein kurzer Singlecoil für zwei Saiten: zwei Fiberplatten, vier Stabmagnete
            dazwischen, eine Wicklung direkt um die Stäbe. Zusammen macht das {inWords(f.count('rods'), 'de')}{' '}
            Stäbe, zwei je Saite, {f.size('split', 'pairSpacing')} auseinander. Eine Basssaite schwingt weit.
            Zwischen zwei Stäben verlässt sie das Feld auch an den Enden ihres Wegs nicht, und der Anfang des
            Tons bleibt fest. Die Stäbe messen {f.size('split', 'rod1')} und stehen{' '}
            {f.size('split', 'stagger1')} über den Kappen.
          </p>
          <p>
            Eine Hälfte misst {f.size('split', 'coverLength', 'coverWidth')} ohne ihre Ohren, und beide sind
            längs der Saiten um {f.size('split', 'offset')} gegeneinander versetzt. Die hohen Saiten werden
            näher am Steg gehört, wo sie heller sind; die tiefen bei den meisten Bässen näher am Hals. Diese
            Stufe gibt den Bässen ihr Gewicht und lässt den Höhen etwas Biss.
          </p>
        </Chapter>
        <Chapter title="Windungen und Draht">
          <p>
            Ein kurzer Spulenkörper hat kurze Windungen, also gehen viele drauf. Der Vintage-Tonabnehmer hat
            auf jeder Hälfte {f.turns('VINTAGE', 'split')} Windungen {f.wire('VINTAGE', 'split')}, auf beiden{' '}
            {f.metres('VINTAGE', 'split')} Draht, und {f.ohms('VINTAGE', 'split')} in Reihe. Jede Saite läuft
            nur über eine Hälfte, aber das Signal muss auch durch die andere. Also ist sein Ausgang der einer
            Hälfte und seine Induktivität die von zweien: {f.henries('VINTAGE', 'split')}. Das ist viel für
            einen Bass und der Grund, warum er rund klingt: Mit einem üblichen Kabel und Potis hat er seine
            Spitze bei {f.resonance('VINTAGE', 'split')} und fällt von da an ab.
          </p>
          <p>
            Der moderne geht bis {f.turns('MODERN', 'split')} Windungen und {f.ohms('MODERN', 'split')} und
            ist damit nach unserem Modell {f.louder(['MODERN', 'split'], ['VINTAGE', 'split'])} lauter. Der
            Hot hat Draht mit {f.wire('HOT', 'split')} und Magnete aus {f.magnet('HOT', 'split')}, misst{' '}
            {f.ohms('HOT', 'split')} und kommt ohne Spitze aus: Seine Höhen enden bei{' '}
            {f.treble('HOT', 'split')}. Er ist für ein Plektrum und einen lauten Raum gemacht. Der Widerstand
            allein sagt dir das nicht: Viel davon kommt vom feineren Draht.
          </p>
        </Chapter>
        <Chapter title="Das Netzbrummen">
          <p>
            Der alte Singlecoil brummte: Das Netz macht ein Magnetfeld mit 60 Hertz, in Europa mit 50, und
            eine Spule fängt es ein. Der geteilte Tonabnehmer ist ein Humbucker, nur längs ausgelegt. Die eine
            Hälfte ist gegen die andere gewickelt, und ihre Stäbe stehen auf dem Kopf. Das Brummen erreicht
            beide Hälften gleich, läuft in Gegenrichtung durch sie und hebt sich auf.
          </p>
          <p>
            Ein Ton erreicht nur die Hälfte unter seiner Saite, also geht nichts von ihm verloren. Im
            Humbucker einer Gitarre hören die zwei Spulen dieselbe Saite an zwei Stellen, und kurze Wellen
            dazwischen gehen verloren. Hier nicht. Nach unserem Modell liegt das Brummen des
            Vintage-Tonabnehmers {f.quieter('VINTAGE', 'split')} unter dem eines einzelnen
            Vintage-Jazz-Bass-Tonabnehmers. Zieh eine Saite weit, und sie wandert zur anderen Hälfte hinüber;
            auf einem Bass macht das selten etwas.
          </p>
        </Chapter>
        <Chapter title="So machen wir es">
          <p>
            Die Hälften eines Paars werden nacheinander gewickelt, auf dieselbe Zahl Windungen. Nur soweit sie
            gleich sind, löschen sie das Brummen aus, und nur dann sind die Saiten ausgewogen. Vintage-Hälften
            sind von Hand kreuz und quer gewickelt, Modern und Hot in Lagen. Alle sind gewachst: Eine Bassbox
            rüttelt an ihrer Umgebung, und eine Spule, die sich in einem Feld bewegt, ist ein Mikrofon.
          </p>
          <p>
            Wir verkaufen nur beide Hälften zusammen, denn eine allein passt nicht zu ihrer Nachbarin. Die
            Verbindung zwischen ihnen ist ein einziger gelöteter Draht. Trenn ihn, und jede Hälfte lässt sich
            prüfen oder neben die andere schalten: Parallel sinkt die Induktivität auf ein Viertel, das gibt
            einen leichteren, klareren Bass und kostet Pegel. Die Kappen halten ihre Schrauben, die Anschlüsse
            enden in Ösen, und nichts ist geklebt. Die Werte hier sind berechnet und typisch. Jede Spule ist
            von Hand gewickelt; vier von fünf weichen um weniger als das ± ab.
          </p>
        </Chapter>
      </>
    ),
  },
];
