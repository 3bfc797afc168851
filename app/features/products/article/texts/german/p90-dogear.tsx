import { Chapter, type ProductArticles } from '../../article.tsx';
import { P90HumInGerman, P90InsideInGerman, P90WindingInGerman } from './p90.tsx';

export const p90DogearInGerman: ProductArticles = (f) => [
  {
    title: 'Die breite Spule mit Ohren',
    lead: 'Gibson setzte diesen Tonabnehmer 1946 auf seine Gitarren. Elf Jahre später sollten ihn Humbucker ablösen, und auf den teuren Modellen taten sie es. Auf den schlichten blieb er, und so machten ihn die Bands berühmt, die sich Ruhe nicht leisten konnten.',
    chapters: (
      <>
        <P90InsideInGerman f={f} />
        <Chapter title="Warum Ohren">
          <p>
            Eine hohle Gitarre hat eine dünne gewölbte Decke und nichts darunter, in das man schrauben könnte.
            Also hat die Kappe an jedem Ende ein Ohr, {f.size('neck', 'earLength')} von Spitze zu Spitze, und
            zwei Schrauben im Abstand von {f.size('neck', 'mountingSpacing')} gehen hindurch in die Decke. Der
            ganze Tonabnehmer steht auf dem Holz. Das macht ihn leicht einzubauen und schwer anzuheben: Näher
            an die Saiten kommen nur seine Polschrauben, oder eine Unterlage unter der Kappe hebt alles. Sieh
            dir den Winkel deines Halses an, bevor du bestellst. Die Kappe, {f.height('cover')} hoch, liegt
            auf der Grundplatte, und ihre Oberseite steht {f.size('neck', 'coverHeight')} über dem Holz. Bei
            einer Gitarre mit flachem Halswinkel füllt das den Platz unter den Saiten vielleicht schon aus.
          </p>
        </Chapter>
        <P90WindingInGerman f={f} />
        <P90HumInGerman />
        <Chapter title="So machen wir es">
          <p>
            Weil sich ein Dogear nicht nach Geschmack verschieben lässt, wickeln wir für seinen Platz. Am Hals
            schwingen Saiten weit und am Steg wenig, also hat das moderne Paar {f.turns('MODERN', 'neck')}{' '}
            Windungen am Hals und {f.turns('MODERN', 'bridge')} am Steg. Das gleicht einen Teil aus: Bei
            gleicher Höhe ist der Steg noch {f.bridgeQuieter('MODERN')} leiser, den Rest machen die
            Polschrauben.
          </p>
          <p>
            Vintage-Spulen sind von Hand kreuz und quer gewickelt und bleiben ohne Wachs. Sie antworten auf
            jede Berührung, und nah an einem lauten Amp können sie pfeifen. Modern- und Hot-Spulen liegen in
            Lagen und sind gewachst. Nichts ist genietet: Grundplatte, Magnete, Polleiste und Spule gehen mit
            dem Schraubendreher auseinander, und die Kappe hebt man ab. Die Werte auf dieser Seite sind
            berechnet und typisch; jede Spule ist von Hand gewickelt, und vier von fünf liegen innerhalb des
            ±.
          </p>
        </Chapter>
      </>
    ),
  },
];
