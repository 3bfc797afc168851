import { inWords } from '#domain/format-count.ts';
import { Chapter } from '../../article.tsx';
import { type ArticleFigures, figuresBeside } from '../../figures.ts';

/** The inside of every P90, common to all covers. */
export const P90InsideInGerman = ({ f }: { f: ArticleFigures }) => (
  <Chapter title="Wie er gebaut ist">
    <p>
      Zwei Balkenmagnete, je {f.part('magnets')}, liegen auf einer Grundplatte links und rechts einer
      Polleiste. Sie stehen sich mit gleichen Polen gegenüber, also hat das Feld nur einen Ausweg: durch die
      Leiste und ihre {inWords(f.count('poles'), 'de')} Schrauben nach oben und in weitem Bogen über die Spule
      zurück zu den Außenkanten. Alle Schrauben tragen denselben Pol. Darüber liegt ein einziger Spulenkörper,{' '}
      {f.part('bobbin')}, breit und flach; der einer Stratocaster ist schmal und hoch.
    </p>
    <p>
      Diese Form macht den Charakter. Die Windungen reichen nach beiden Seiten weit über die Saite hinaus, das
      Feld ist breit, und so hört der Tonabnehmer ein längeres Stück davon als ein Stabmagnet. Pole aus Stahl
      heben die Induktivität und dämpfen die Spitze. Das Ergebnis knurrt, wenn du zulangst, und wird sauber,
      wenn nicht. Und weil die Pole Schrauben sind, lässt sich jede Saite mit einem kleinen Schraubendreher
      einstellen.
    </p>
  </Chapter>
);

export function P90WindingInGerman({ f }: { f: ArticleFigures }) {
  const single = figuresBeside('STRATOCASTER', 'VINTAGE', 'neck', 'de');
  return (
    <Chapter title="Windungen und Draht">
      <p>
        Das klassische Rezept ist schnell erzählt: etwa so viele Windungen {f.wire('VINTAGE', 'neck')}, wie
        auf den Spulenkörper gehen. Unser Vintage-Tonabnehmer am Hals hat {f.turns('VINTAGE', 'neck')}, rund{' '}
        {f.metres('VINTAGE', 'neck')} Draht, und misst {f.ohms('VINTAGE', 'neck')}. Der einer
        Vintage-Stratocaster hat {single.turns}. Der Unterschied sieht klein aus; aber die Induktivität wächst
        mit dem Quadrat der Windungen, und der Stahl legt noch etwas drauf. Hier sind es{' '}
        {f.henries('VINTAGE', 'neck')}, gegen {single.henries}.
      </p>
      <p>
        Der Stahl nimmt auch das meiste von der Spitze. Am Kabel klingeln die Höhen nicht aus, sie fallen ab
        und enden bei {f.treble('VINTAGE', 'neck')}. Der Hot am Steg hat {f.turns('HOT', 'bridge')} Windungen
        vom feineren {f.wire('HOT', 'bridge')}, endet bei {f.treble('HOT', 'bridge')} und ist{' '}
        {f.louder(['HOT', 'bridge'], ['VINTAGE', 'bridge'])} lauter; einen Teil davon machen seine Balken aus{' '}
        {f.magnet('HOT', 'bridge')}. Die geben an den Polen rund {f.field('HOT', 'bridge')}. Das{' '}
        {f.magnet('VINTAGE', 'neck')} des Vintage-Paars gibt rund {f.field('VINTAGE', 'neck')}, zieht weniger
        an der Saite und lässt sie länger schwingen.
      </p>
    </Chapter>
  );
}

export const P90HumInGerman = () => (
  <Chapter title="Das Netzbrummen">
    <p>
      Er brummt, und etwas mehr als schmalere Singlecoils. Das Netz füllt jeden Raum mit einem Magnetfeld, das
      in Amerika 60 und in Europa 50 Mal in der Sekunde wechselt. Jede Windung, die ein Stück davon
      umschließt, legt etwas auf die Spannung, und hier sind es viele, und sie sind weit. Abschirmlack hilft
      wenig dagegen, er hält nur elektrische Felder auf. Bleib weg von Trafos und dreh dich, bis es am
      leisesten ist: Ein Feld längs durch die Spule hört man nicht. Zwei solche Spulen mit gedrehter Wicklung
      und gedrehten Magneten löschen das Brummen untereinander aus, wenn beide an sind. Einer allein brummt
      immer.
    </p>
  </Chapter>
);
