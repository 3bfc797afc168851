import type { InLanguages } from '#domain/languages.ts';
import type { BodyFinishId, DrawnGuitarId } from './drawn-guitars.ts';

const EN = {
  title: 'In your guitar',
  photo: 'In a photo of yours',
  how: 'Photograph it from straight above, with the pickup large in the picture.',
  choose: 'Choose a photo',
  take: 'Take a photo',
  file: 'Photo of your guitar',
  stays: 'Stays here: nothing is uploaded.',
  unreadable: 'Your browser cannot read this file. Try a JPEG or PNG.',
  yours: 'Your photo',
  back: 'Back to your photo',
  known: 'Tap the',
  tap: 'Tap four points, in any order. Then drag a point, or move it with the arrow keys.',
  corners: 'On a round corner, tap where the straight sides would meet.',
  source: (size: string) =>
    `${size}, as in our CAD model of the usual part. If yours is 1\u00a0% larger, ours looks 1\u00a0% too small.`,
  point: (number: number, right: number, down: number) =>
    `Point ${number}: ${right} from the left, ${down} from above`,
  turn: 'Turn by 90°',
  doubt: (mm: string) => `With every point half a pixel off, the pickup is at most ${mm}\u00a0mm off.`,
  troubles: {
    crossed: 'No rectangle looks like this. Move the points to the four corners.',
    small: 'Too small or too slanted: half a pixel would be more than a millimetre. Go closer, and above it.',
  },
  drawn: 'In a drawn guitar',
  finish: 'Finish',
  shown: (pickup: string, guitar: string) => `${pickup}, from above. ${guitar}`,
  limits: 'To scale, seen from straight above. The light is estimated from the photo.',
  undrawn: 'This browser cannot draw the pickup.',
  save: 'Save the picture',
  guitars: {
    s: 'S style',
    t: 'T style',
    'double-cut': 'Double-cut',
    bass: 'Bass',
    'offset-bass': 'Offset bass',
  } satisfies Record<DrawnGuitarId, string>,
  finishes: {
    sunburst: 'Sunburst',
    black: 'Black',
    cream: 'Cream',
    forest: 'Forest',
    wine: 'Wine',
    natural: 'Natural',
  } satisfies Record<BodyFinishId, string>,
  points: {
    cover: 'corners of the cover',
    poles: 'outer poles',
    bobbin: 'corners of the bridge bobbin',
    half: 'corners of the half under E and A',
  },
};

const DE: typeof EN = {
  title: 'In deiner Gitarre',
  photo: 'In deinem Foto',
  how: 'Fotografier sie genau von oben, der Tonabnehmer möglichst groß im Bild.',
  choose: 'Foto wählen',
  take: 'Foto machen',
  file: 'Foto deiner Gitarre',
  stays: 'Bleibt hier: Diese Seite lädt nichts hoch.',
  unreadable: 'Dein Browser kann diese Datei nicht lesen. Versuch es mit JPEG oder PNG.',
  yours: 'Dein Foto',
  back: 'Zurück zu deinem Foto',
  known: 'Tipp auf die',
  tap: 'Tipp auf vier Punkte, egal in welcher Reihenfolge. Danach kannst du jeden ziehen oder mit den Pfeiltasten schieben.',
  corners: 'Bei einer runden Ecke tipp dahin, wo sich die geraden Seiten träfen.',
  source: (size) =>
    `${size} wie in unserem CAD-Modell des üblichen Teils. Ist deins 1\u00a0% größer, wirkt unserer 1\u00a0% zu klein.`,
  point: (number, right, down) => `Punkt ${number}: ${right} von links, ${down} von oben`,
  turn: 'Um 90° drehen',
  doubt: (mm) =>
    `Liegt jeder Punkt ein halbes Pixel daneben, sind es am Tonabnehmer höchstens ${mm}\u00a0mm.`,
  troubles: {
    crossed: 'So sieht kein Rechteck aus. Schieb die Punkte auf die vier Ecken.',
    small:
      'Zu klein oder zu schräg: Ein halbes Pixel wäre mehr als ein Millimeter. Geh näher ran, und genau darüber.',
  },
  drawn: 'In einer gezeichneten Gitarre',
  finish: 'Lackierung',
  shown: (pickup, guitar) => `${pickup}, von oben. ${guitar}`,
  limits: 'Maßstäblich, genau von oben gesehen. Das Licht ist aus dem Foto geschätzt.',
  undrawn: 'Dieser Browser kann den Tonabnehmer nicht zeichnen.',
  save: 'Bild speichern',
  guitars: {
    s: 'S-Form',
    t: 'T-Form',
    'double-cut': 'Double-Cut',
    bass: 'Bass',
    'offset-bass': 'Offset-Bass',
  },
  finishes: {
    sunburst: 'Sunburst',
    black: 'Schwarz',
    cream: 'Creme',
    forest: 'Forest',
    wine: 'Weinrot',
    natural: 'Natur',
  },
  points: {
    cover: 'Ecken der Kappe',
    poles: 'äußeren Pole',
    bobbin: 'Ecken der Steg-Spule',
    half: 'Ecken der Hälfte unter E und A',
  },
};

export const IN_PHOTO_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
