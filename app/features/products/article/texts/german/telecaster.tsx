import { atStart, inWords } from '#domain/format-count.ts';
import { Chapter, type ProductArticles } from '../../article.tsx';

export const telecasterInGerman: ProductArticles = (f) => [
  {
    title: 'Zwei, die sich nicht einig sind',
    lead: 'Keine andere klassische Gitarre paart so ungleiche Tonabnehmer. Der eine liegt in einer Stahlplatte und bellt, der andere versteckt sich unter einem Blechdeckel und murmelt. Von diesem Gegensatz lebt die Gitarre.',
    others: 'Der am Hals hat Stäbe, Spule und Fiber wie dieser, unter einem Blechdeckel und ohne die Platte',
    chapters: (
      <>
        <Chapter title="Der am Steg und seine Platte">
          <p>
            Er kam von der Lap-Steel. Leo Fenders Solidbody von 1950 brauchte einen Tonabnehmer, den eine Band
            hören konnte, und die Werkstatt hatte einen zur Hand. {atStart(inWords(f.count('rods'), 'de'))}{' '}
            Stabmagnete halten zwei Fiberplatten zusammen, der Draht liegt direkt um die Magnete, und ein
            Wickel aus Baumwollschnur schützt das Kupfer. Darunter sitzt eine Stahlplatte,{' '}
            {f.size('bridge', 'plateLength', 'plateDepth')}, mit einer Haut aus Kupfer.
          </p>
          <p>
            Die Platte trägt den Tonabnehmer an drei Schrauben, erdet ihn und biegt das Feld der Stäbe nach
            oben: Stahl unter einer Spule hebt ihre Induktivität etwas, und die Ströme, die in ihm kreisen,
            dämpfen die Spitze. Zusammen mit dem Stahlsteg um die Spule macht das den Twang: ein harter Anfang
            mit schnellen, runden Höhen. Die Stäbe messen bis {f.size('bridge', 'rod3')} und stehen unter den
            zwei mittleren Saiten etwas höher.
          </p>
        </Chapter>
        <Chapter title="Der am Hals und sein Deckel">
          <p>
            Der am Hals ist kleiner. Seine Stäbe sind {f.size('neck', 'rod1')} lang, sein Spulenkörper ist
            schmaler, und über allem sitzt eine Kappe aus Neusilber,{' '}
            {f.size('neck', 'coverLength', 'coverWidth')}. Ein geschlossener Metalldeckel ist eine
            kurzgeschlossene Windung. Schnelle Wechsel des Feldes treiben Ströme darin, und die fressen Höhen,
            die höchsten Obertöne zuerst. Neusilber leitet für ein Metall schlecht, also nimmt es weniger als
            Messing. Übrig bleibt die weiche, etwas holzige Stimme, die Jazzgitarristen in einer
            Countrygitarre fanden.
          </p>
        </Chapter>
        <Chapter title="Windungen und Draht">
          <p>
            Der Vintage-Tonabnehmer am Steg trägt {f.turns('VINTAGE', 'bridge')} Windungen{' '}
            {f.wire('VINTAGE', 'bridge')}: {f.metres('VINTAGE', 'bridge')} Draht,{' '}
            {f.ohms('VINTAGE', 'bridge')}, {f.henries('VINTAGE', 'bridge')}. Am Hals ist dafür kein Platz,
            also nehmen wir dort immer den feineren {f.wire('VINTAGE', 'neck')}, {f.turns('VINTAGE', 'neck')}{' '}
            Windungen davon. Die zwei Widerstände sehen gleich aus: {f.ohms('VINTAGE', 'neck')} gegen{' '}
            {f.ohms('VINTAGE', 'bridge')}. Aber feinerer Draht hat mehr Ohm je Meter; die Induktivität am Hals
            ist {f.henries('VINTAGE', 'neck')}, und nach unserem Modell ist er{' '}
            {f.louder(['VINTAGE', 'bridge'], ['VINTAGE', 'neck'])} leiser.
          </p>
          <p>
            Mit einem üblichen Kabel und seinen eigenen Potis lässt die Platte kaum eine Spitze übrig. Die
            Höhen des Vintage-Tonabnehmers am Steg enden bei {f.treble('VINTAGE', 'bridge')}, die des Hot, mit{' '}
            {f.turns('HOT', 'bridge')} Windungen {f.wire('HOT', 'bridge')}, bei {f.treble('HOT', 'bridge')}.
            Die Stäbe des Vintage-Paars sind {f.magnet('VINTAGE', 'bridge')}, die weichsten der Familie, mit
            rund {f.field('VINTAGE', 'bridge')}; Modern und Hot haben {f.magnet('MODERN', 'bridge')} mit rund{' '}
            {f.field('MODERN', 'bridge')}. Mehr Feld heißt mehr Signal und ein festerer Anfang, und mehr Zug
            an der Saite.
          </p>
        </Chapter>
        <Chapter title="Das Netzbrummen">
          <p>
            Beide sind Singlecoils, und Singlecoils hören das Netz: ein Brummen mit 60 Hertz in Amerika, 50 in
            Europa, samt Obertönen. Mehr Windungen und eine größere Spule heißen mehr Brummen. In der
            Mittelstellung des Schalters arbeiten beide zugleich. Zwei Spulen, die gegeneinander gewickelt
            sind, mit umgekehrten Polen, löschen das Brummen aus und behalten die Saite, soweit sie gleich
            sind. Diese zwei sind es nicht ganz: Windungen und Größe unterscheiden sich, also bleibt auch dann
            ein Rest.
          </p>
        </Chapter>
        <Chapter title="So machen wir es">
          <p>
            Wir versuchen nicht, das Paar passend zu machen. Wir wickeln den am Hals so, dass er hinter seinem
            Deckel klar bleibt, und hören dort auf; dann stellen wir den am Steg dagegen. Im modernen Set
            heißt das {f.turns('MODERN', 'neck')} Windungen am Hals und {f.turns('MODERN', 'bridge')} am Steg.
            Den Rest machen die Höhenschrauben.
          </p>
          <p>
            Der Schnurwickel kommt nach dem Wachsbad von Hand über die fertige Spule. Er hält die äußeren
            Windungen am Platz, und er ist in einer Minute ab, wenn ein Anschluss gelötet werden muss. Die
            Platte ist geschraubt, die Kappe am Hals halten ihre Laschen und ein Draht an Masse. Hast du einen
            anderen Schalter als den üblichen, trenn diesen Draht und leg die Kappe für sich an Masse. Alle
            Werte hier sind berechnet und typisch. Jede Spule ist von Hand gewickelt, und vier von fünf liegen
            innerhalb des ±.
          </p>
        </Chapter>
      </>
    ),
  },
];
