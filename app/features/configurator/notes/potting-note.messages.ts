import type { InLanguages } from '#domain/languages.ts';

const EN = {
  bath: 'Potting means a bath in hot wax. The wax creeps between the turns, drives out the air and sets, so no turn can move. A loose turn is a small microphone: it picks up knocks on the body, and in front of a loud amp it howls at a pitch no string is playing.',
  caption: 'Wire in the coil, cross-section',
  coil: 'Coil',
  none: 'No Potting',
  wax: 'Wax Potting',
  not: (hertz: number) =>
    `It takes no treble you could hear (the limit moves by ${hertz}\u00a0Hz), stops no hum and adds no sustain. Choose it for gain and loud stages. Leave it out if you play clean and like to hear wood and pick through the coil.`,
  drawing: 'Left, turns of wire with air between them; right, the same with wax',
  air: 'No Potting: air',
  filled: 'Wax Potting: wax',
};

const DE: typeof EN = {
  bath: 'Gewachst wird in einem Bad aus heißem Wachs. Es kriecht zwischen die Windungen, treibt die Luft heraus und wird fest, sodass sich keine Windung mehr bewegt. Eine lose Windung ist ein kleines Mikrofon: Sie nimmt Klopfen am Korpus auf, und vor einem lauten Amp pfeift sie auf einer Tonhöhe, die keine Saite spielt.',
  caption: 'Draht in der Spule, im Schnitt',
  coil: 'Spule',
  none: 'Ohne Wachs',
  wax: 'Gewachst',
  not: (hertz) =>
    `Wachs nimmt keine hörbaren Höhen (die Grenze verschiebt sich um ${hertz}\u00a0Hz), hält kein Brummen ab und gibt kein Sustain dazu. Nimm es für Gain und laute Bühnen. Lass es weg, wenn du clean spielst und Holz und Plektrum gern durch die Spule hörst.`,
  drawing: 'Links Windungen mit Luft dazwischen; rechts dieselben mit Wachs',
  air: 'Ohne Wachs: Luft',
  filled: 'Gewachst: Wachs',
};

export const POTTING_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
