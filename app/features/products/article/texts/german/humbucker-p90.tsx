import { inWords } from '#domain/format-count.ts';
import { Chapter, type ProductArticles } from '../../article.tsx';
import { figuresBeside } from '../../figures.ts';

export const humbuckerP90InGerman: ProductArticles = (f) => {
  const single = figuresBeside('STRATOCASTER', 'VINTAGE', 'neck', 'de');
  const classic = figuresBeside('P90_SOAPBAR', 'VINTAGE', 'neck', 'de');
  return [
    {
      title: 'Wie klingt ein P90 in Humbuckergröße?',
      lead: 'Wie ein P90, der umgezogen ist. Spule und Magnete sind fast die von 1946, nur das Gehäuse ist etwas enger. Das meiste vom Knurren kommt mit, und fräsen musst du nicht.',
      chapters: (
        <>
          <Chapter title="Von beidem etwas">
            <p>
              Ein Singlecoil nach Fender-Art ist schmal und hoch, ein P90 breit und flach. Seine Windungen
              liegen weiter von den Polen weg, also nimmt er ein längeres Stück Saite ab, und es sind mehr:
              Der Vintage-Tonabnehmer am Hals hat {f.turns('VINTAGE', 'neck')}, der einer Vintage-Stratocaster{' '}
              {single.turns}. Die Induktivität wächst mit dem Quadrat davon und mit dem Stahl in der Spule,
              auf {f.henries('VINTAGE', 'neck')} gegen {single.henries}. Die Resonanz sinkt auf{' '}
              {f.resonance('VINTAGE', 'neck')} und wird flacher: weg vom Glas, dorthin, wo eine Stimme ihre
              Kante hat. Das ist das Bellen.
            </p>
            <p>
              Es bleibt aber eine Spule. Sie nimmt die Saite an einer Stelle ab, nicht an zweien, also behält
              sie den schnellen Anschlag, den ein Humbucker wegmittelt. Spiel leise, und er ist offen; lang
              zu, und die Mitten drängen nach vorn. Neben einem ganzen Soapbar mit {classic.henries} kommt
              unserer nach unserem Modell etwas niedriger in der Induktivität heraus und etwas heller. Bei
              einem Blindtest mit Schlagzeug würden wir nicht darauf wetten, sie zu unterscheiden.
            </p>
          </Chapter>
          <Chapter title="Das Netzbrummen">
            <p>
              Er brummt. Eine Spule mit so vielen Windungen fängt das Netz ein, in Amerika mit 60 und in
              Europa mit 50 Hertz, wie eine Antenne, und ein P90 fängt etwas mehr als eine Stratocaster.
              Willst du Ruhe, nimm im Konfigurator eine Noiseless-Stufe: zwei halbe Spulen hintereinander,
              eine unter den tiefen und eine unter den hohen Saiten, gegeneinander gewickelt. Sie kosten etwas
              Tiefe, weil jede Saite nur den halben Draht antreibt.
            </p>
          </Chapter>
          <Chapter title="Drei Wicklungen">
            <p>
              Vintage endet bei {f.ohms('VINTAGE', 'neck')} am Hals und {f.ohms('VINTAGE', 'bridge')} am Steg,
              auf {f.magnet('VINTAGE', 'neck')}, dessen Feld von rund {f.field('VINTAGE', 'neck')} an den
              Polen die Saiten in Ruhe lässt. Modern geht bis {f.ohms('MODERN', 'bridge')} mit{' '}
              {f.magnet('MODERN', 'bridge')}, fester und mit Fuzz standhafter. Hot hat am Steg{' '}
              {f.turns('HOT', 'bridge')} Windungen und {f.ohms('HOT', 'bridge')}; er ist{' '}
              {f.louder(['HOT', 'bridge'], ['VINTAGE', 'bridge'])} lauter als Vintage, und seine Höhen enden
              bei {f.treble('HOT', 'bridge')}. Alle drei haben Draht mit {f.wire('HOT', 'bridge')}.
            </p>
          </Chapter>
        </>
      ),
    },
    {
      title: 'Wie wird er gebaut?',
      lead: 'In der Reihenfolge, in der die Zeichnung auseinandergeht, von unten nach oben.',
      chapters: (
        <>
          <Chapter title="Magnete, Polleiste, Platte">
            <p>
              Auf einer Grundplatte aus Neusilber mit den zwei Füßen eines Humbuckers liegen{' '}
              {inWords(f.count('magnets'), 'de')} Balkenmagnete, je {f.part('magnets')}, links und rechts
              einer Polleiste. Gleiche Pole stehen sich gegenüber, die Schrauben halten sie fest. So hat das
              Feld nur einen Weg: durch die Leiste, die {inWords(f.count('poles'), 'de')} Polschrauben hinauf
              und durch die Luft um die Saiten zurück zu den Außenkanten. Alle Schrauben tragen denselben Pol.
              Dieses breite, flache Feld ist der halbe Klang.
            </p>
          </Chapter>
          <Chapter title="Ein breiter Spulenkörper">
            <p>
              Der Spulenkörper eines P90 passt nicht unter eine Humbuckerkappe, also ist unserer kürzer und
              breiter: {f.part('bobbin')}. Damit die Windungen draufgehen, wächst die Spule nach außen, bis
              sie {f.part('coil')} misst. Der Draht, {f.thickness('MODERN', 'neck')} Kupfer unter einer Haut
              aus Lack, läuft durch zwei Finger; rund {f.metres('MODERN', 'neck')} davon für einen modernen am
              Hals. Wie fest die Windungen liegen und wo sie sich kreuzen, entscheidet die Hand.
              Vintage-Spulen sind kreuz und quer gewickelt, Modern und Hot in Lagen.
            </p>
          </Chapter>
          <Chapter title="So machen wir es">
            <p>
              Die Kappe misst {f.part('cover')}, die Größe eines Humbuckers mit Kappe; den Rahmen, den du
              hast, kannst du behalten. Die Pole sind Schrauben, weil Saiten verschieden sind und Hälse auch:
              Ein kleiner Schraubendreher stellt jede ein. Die fertige Spule kommt ins Wachs, wird geprüft und
              mit zwei Messingschrauben verschlossen. Kein Kleber, damit man sie wieder öffnen kann. Was wir
              dazu schreiben, ist berechnet und typisch. Deine Spule ist von Hand gewickelt: Vier von fünf
              liegen innerhalb des ±.
            </p>
          </Chapter>
        </>
      ),
    },
  ];
};
