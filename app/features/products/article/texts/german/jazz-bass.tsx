import { inWords } from '#domain/format-count.ts';
import { Chapter, type ProductArticles } from '../../article.tsx';

export const jazzBassInGerman: ProductArticles = (f) => [
  {
    title: 'Zwei Stäbe für jede Saite',
    lead: 'Als Fender 1960 einen zweiten Bass herausbrachte, hatte er einen schmaleren Hals und zwei schmale Tonabnehmer. Nach dem Klang von beiden zusammen hatte niemand gefragt. Er wurde zu dem Klang, in dem man jeden Finger hört.',
    others: `Der am Hals hat dieselben Teile, seine Kappe ist ${f.size('neck', 'coverLength')} lang`,
    chapters: (
      <>
        <Chapter title="Wie er gebaut ist">
          <p>
            Ein langer, schmaler Spulenkörper: zwei Fiberplatten mit {inWords(f.count('rods'), 'de')} Stäben
            aus {f.magnet('VINTAGE', 'neck')} dazwischen, ein Paar für jede Saite. Eine Basssaite schwingt
            weit. Über einem einzelnen Stab verließe sie in jeder Schwingung zweimal das stärkste Feld, und
            der Ton würde aufblühen und durchhängen. Zwischen zwei Stäben, {f.size('bridge', 'pairSpacing')}{' '}
            auseinander, bleibt sie die ganze Zeit im Feld, und der Anfang des Tons ist gleichmäßig. Die Stäbe
            sind {f.size('bridge', 'rod1')} lang und stehen {f.size('bridge', 'stagger1')} aus der Kappe
            heraus.
          </p>
          <p>
            Die zwei sind nicht gleich groß. Zum Steg hin laufen die Saiten auseinander, also misst die Kappe
            am Steg {f.size('bridge', 'coverLength')} und die am Hals {f.size('neck', 'coverLength')}. Von der
            Mitte des einen äußeren Paars zur Mitte des anderen sind es {f.size('bridge', 'poleSpacing')} und{' '}
            {f.size('neck', 'poleSpacing')}. Viele Bässe seither haben zwei von einer Größe: Miss, bevor du
            bestellst.
          </p>
        </Chapter>
        <Chapter title="Windungen und Draht">
          <p>
            Auf dem Vintage-Tonabnehmer am Hals sind {f.turns('VINTAGE', 'neck')} Windungen{' '}
            {f.wire('VINTAGE', 'neck')}, auf dem am Steg {f.turns('VINTAGE', 'bridge')}. Lange Spulenkörper
            haben lange Windungen, also braucht der am Steg {f.metres('VINTAGE', 'bridge')} Draht und misst{' '}
            {f.ohms('VINTAGE', 'bridge')}; seine Induktivität ist {f.henries('VINTAGE', 'bridge')}. Die Spule
            einer Stratocaster hätte mit so vielen Windungen weniger Ohm und weniger Induktivität. Vergleich
            Gleiches mit Gleichem.
          </p>
          <p>
            Mit einem üblichen Kabel und seinen eigenen Potis hat der Vintage-Tonabnehmer am Steg seine Spitze
            bei {f.resonance('VINTAGE', 'bridge')}, hoch für einen Bass, und das ist die Klarheit:
            Bundgeräusche, Nägel, die Kante eines Slaps. Der Hot hat {f.turns('HOT', 'bridge')} Windungen{' '}
            {f.wire('HOT', 'bridge')}, {f.ohms('HOT', 'bridge')}, eine Spitze bei{' '}
            {f.resonance('HOT', 'bridge')} und {f.louder(['HOT', 'bridge'], ['VINTAGE', 'bridge'])} mehr
            Ausgang. Das Knurren tritt vor, und der Slap wird runder. Oben an jedem Stab rechnen wir mit rund{' '}
            {f.field('VINTAGE', 'bridge')}.
          </p>
        </Chapter>
        <Chapter title="Das Netzbrummen">
          <p>
            Jeder der zwei ist ein Singlecoil und hört das Netz: 60 Hertz in Amerika, 50 in Europa, und ein
            Bassamp gibt auch das Tiefste davon treu wieder. Das Paar war von Anfang an schlau. Die eine Spule
            ist gegen die andere gewickelt, und ihre Stäbe stehen auf dem Kopf. Sind beide Volume-Potis ganz
            auf, addieren sich die Signale der Saite, und das Brummen hebt sich auf.
          </p>
          <p>
            Dreh ein Volume etwas zurück, und das Gleichgewicht ist weg: Das Brummen kommt wieder, so weit
            sich die zwei Spulen unterscheiden. Das ist kein Fehler der Verdrahtung. Es ist auch der Grund,
            warum viele beide Knöpfe offen lassen und den Klang mit den Händen machen. Für sich allein brummt
            jede unserer Spulen wie jeder Singlecoil.
          </p>
        </Chapter>
        <Chapter title="So machen wir es">
          <p>
            Beide zusammen sind das Herz dieses Basses. Zwei Tonabnehmer an zwei Stellen einer Saite schneiden
            Kerben ineinander, und wo die liegen, macht den hohlen Klang eines Slaps; also wickeln wir das
            Paar zuerst für diese Stellung. Der am Steg bekommt im modernen Set {f.turns('MODERN', 'bridge')}{' '}
            Windungen, der am Hals {f.turns('MODERN', 'neck')}, weil sich die Saite am Steg weniger bewegt. Je
            näher ihre Pegel, desto tiefer die Kerben und desto leiser das Brummen.
          </p>
          <p>
            Vintage-Spulen sind von Hand kreuz und quer gewickelt, Modern und Hot in Lagen; alle sind
            gewachst, denn eine Bassbox rüttelt an allem in ihrer Nähe. Anschlüsse enden in Ösen, die Kappen
            halten allein ihre Schrauben, und nichts ist geklebt, damit man an eine Spule herankommt und sie
            reparieren kann. Die Werte sind berechnet und typisch. Spulen sind von Hand gewickelt, und vier
            von fünf liegen innerhalb des ±.
          </p>
        </Chapter>
      </>
    ),
  },
];
