import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageLanguage } from '#app/ui/language.tsx';
import { pickupOfOhms, yourCircuit } from '#domain/your-pickup/pickup-of-ohms.ts';
import { RecordingDeck } from './recording-deck.tsx';
import { AfterTurns } from './recording-page.tsx';
import type { Recorded } from './use-recording.ts';

const OUR = { name: 'Humbucker Vintage, Steg', href: '/shop/humbucker', price: undefined };

const OF = {
  recording: {
    name: 'riff.wav',
    buffer: { sampleRate: 44_100 },
    channels: 1,
    wave: [],
    figures: { seconds: 4, peak_dB: -6.25, quiet_dB: -71.5, wet: [] },
  },
  against: [OUR, OUR],
  yours: {
    words: 'Humbucker ohne Kappe, 8,2\u00a0kΩ',
    circuit: yourCircuit(pickupOfOhms('humbucker', 8200)),
  },
  heard: 0,
  isPlaying: false,
} as unknown as Recorded;

const markup = (part: React.ReactNode) =>
  renderToStaticMarkup(<PageLanguage value="de">{part}</PageLanguage>).replace(/<!-- -->/g, '');
const words = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

it('the figures of a recording have German words and commas', () => {
  const text = words(markup(<RecordingDeck of={OF} />));
  expect(text).toContain('Geladen: riff.wav, 0:04 44,1 kHz, mono');
  expect(text).toMatch(/Spitze −6,3 dB, Rauschen −71,5 dB, Pegel angeglichen/);
  expect(text).toContain('Deiner: Humbucker ohne Kappe, 8,2 kΩ');
  const blind = words(markup(<RecordingDeck of={{ ...OF, blind: { behind: [0, 1, 2], chosen: [1] } }} />));
  expect(blind).toContain('Runde 2 von 10.');
  expect(blind).toContain('A ist am besten');
  expect(blind).not.toContain('Deiner');
});

it('ten turns end with a German result and link to the German page', () => {
  const html = markup(<AfterTurns game={{ behind: [0, 1, 2], chosen: Array(10).fill(1) }} of={OF} />);
  expect(words(html)).toContain('Deine Wahl: Humbucker Vintage, Steg, zehnmal von zehn.');
  expect(words(html)).toMatch(/Reiner Zufall trifft ihn in .* oder öfter, und irgendeinen/);
  expect(html).toContain('href="/de/shop/humbucker"');
});
