import { CONNECTOR_ROOM } from '#domain/configurator/fit.ts';
import type { InLanguages } from '#domain/languages.ts';
import { BENCH } from '#domain/production/bench.ts';

const NBSP = '\u00a0';
const ROOM = `${CONNECTOR_ROOM.join(`${NBSP}×${NBSP}`)}${NBSP}mm`;
const TAIL_CM = BENCH.leadLength_cm - BENCH.plugLead_cm;

const EN = {
  heading: 'Quick connector',
  lines: ['Five pins or two', 'Pin = number of the lead'] as readonly string[],
  drawn:
    'A pickup whose leads end in a plug with numbered pins. It latches into a tail, whose leads with the same numbers are soldered into the guitar.',
  parts: ['Pickup', 'Plug', 'Tail', 'Solder here'] as readonly string[],
  steps: [
    'Solder the tail, not the pickup. The diagrams above apply: each lead of the tail has the colour of the pickup’s lead that it continues.',
    `Plug in the pickup until the latch clicks. It has ${BENCH.plugLead_cm}${NBSP}cm of lead, the tail ${TAIL_CM}${NBSP}cm.`,
    `Lay the connector beside or under the pickup. It needs ${ROOM} (nominal); only the wires of the tail go through the body.`,
  ] as readonly string[],
  note: 'Its lead ends in a quick connector: solder the tail in place of these leads, pin by pin.',
};

export const CONNECTOR_MESSAGES: InLanguages<typeof EN> = {
  en: EN,
  de: {
    heading: 'Steckverbindung',
    lines: ['Fünf Pole oder zwei', 'Pol = Nummer der Ader'],
    drawn:
      'Ein Tonabnehmer, dessen Adern in einem Stecker mit nummerierten Polen enden. Er rastet in ein Gegenstück ein, dessen Adern mit denselben Nummern in der Gitarre verlötet sind.',
    parts: ['Tonabnehmer', 'Stecker', 'Gegenstück', 'Hier löten'],
    steps: [
      'Löte das Gegenstück ein, nicht den Tonabnehmer. Es gelten die Schaltpläne oben: Jede Ader des Gegenstücks hat die Farbe der Ader, die sie verlängert.',
      `Steck den Tonabnehmer ein, bis es klickt. Er hat ${BENCH.plugLead_cm}${NBSP}cm Kabel, das Gegenstück ${TAIL_CM}${NBSP}cm.`,
      `Leg die Steckverbindung neben oder unter den Tonabnehmer. Sie braucht ${ROOM} (Nennmaß); durch den Korpus gehen nur die Adern des Gegenstücks.`,
    ],
    note: 'Sein Kabel endet in einer Steckverbindung: Löte das Gegenstück anstelle dieser Adern ein, Pol für Pol.',
  },
};
