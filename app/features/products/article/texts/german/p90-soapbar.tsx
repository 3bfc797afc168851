import { Chapter, type ProductArticles } from '../../article.tsx';
import { P90HumInGerman, P90InsideInGerman, P90WindingInGerman } from './p90.tsx';

export const p90SoapbarInGerman: ProductArticles = (f) => [
  {
    title: 'Die breite Spule im schlichten Kasten',
    lead: 'Dieselbe Spule wie im Dogear, in einem Kasten, der aussieht, wie er heißt: ein Stück Seife. Als Gibson 1952 seine erste Solidbody baute, war genug Holz da, um einen Tonabnehmer zu versenken, und die Ohren konnten weg.',
    chapters: (
      <>
        <P90InsideInGerman f={f} />
        <Chapter title="Zwischen den Polen">
          <p>
            Ohne Ohren müssen die Schrauben anderswohin. Sie gehen zwischen den Polschrauben hindurch, zwei
            Stück im Abstand von {f.size('neck', 'mountingSpacing')}, durch die Spule und in den Boden der
            Fräsung. Die Kappe, {f.size('neck', 'coverLength', 'coverWidth')}, passt gerade ins Loch im Holz.
            Federn oder ein Stück Schaumstoff drücken sie von unten hoch, also lässt sich der ganze
            Tonabnehmer heben, senken und neigen. Ein Dogear kann das nicht. Stell ihn etwas näher, und er ist
            lauter als dieselbe Spule auf Ohren; senk ihn und dreh die Polschrauben heraus, und der Anschlag
            wird schärfer, während der Körper des Tons zurücktritt.
          </p>
        </Chapter>
        <P90WindingInGerman f={f} />
        <P90HumInGerman />
        <Chapter title="So machen wir es">
          <p>
            Wir lassen den Weg für die zwei Halteschrauben frei und wickeln darum herum:{' '}
            {f.turns('MODERN', 'neck')} Windungen am Hals eines modernen Paars, {f.turns('MODERN', 'bridge')}{' '}
            am Steg, wo die Saite weniger schwingt. Vintage-Spulen sind von Hand kreuz und quer gewickelt und
            bleiben ohne Wachs, damit sie empfindlich bleiben; nah an einem lauten Amp können sie pfeifen.
            Modern und Hot liegen in Lagen und sind gewachst.
          </p>
          <p>
            Vom ersten bis zum letzten Pol sind es an beiden Positionen {f.size('neck', 'poleSpacing')}.
            Liegen deine Saiten am Steg weiter auseinander, nimm im Konfigurator den größeren Saitenabstand.
            Nichts ist genietet oder geklebt: Ist die Kappe ab, kommen Magnete, Polleiste und Spule mit dem
            Schraubendreher heraus. Einen Magneten tauschst du an einem Abend. Die Werte auf dieser Seite sind
            berechnet und typisch; Spulen sind von Hand gewickelt, und vier von fünf liegen innerhalb des ±.
          </p>
        </Chapter>
      </>
    ),
  },
];
