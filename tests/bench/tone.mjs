// node tests/bench/tone.mjs: the tone model against a fixed Fourier workload in the same run, so that ratios are
// comparable between machines. Prints a table without verdicts.

import { computeCatalogue } from '../../domain/products/winding-table.ts';
import { buildFigures, buildPickup } from '../../domain/tone/build.ts';
import { impulseResponse } from '../../domain/tone/impulse.ts';
import { matchedGain } from '../../domain/tone/loudness.ts';
import { ownLoad } from '../../domain/tone/pickup.ts';
import { resonance } from '../../domain/tone/resonance.ts';
import { responseCurve } from '../../domain/tone/transfer.ts';
import { voiceOf } from '../../domain/tone/voice.ts';

const ROUNDS = 15;

/**
 * The reference: ten textbook transforms of 4096 complex values, written here so that it never changes with the model.
 */
function yardstick() {
  const transform = (re, im) => {
    const size = re.length;
    if (size === 1) return;
    const half = size / 2;
    const parts = [0, 1].map((odd) => [re, im].map((x) => x.filter((_, n) => n % 2 === odd)));
    for (const [partRe, partIm] of parts) transform(partRe, partIm);
    const [[evenRe, evenIm], [oddRe, oddIm]] = parts;
    for (let k = 0; k < half; k++) {
      const [c, s] = [Math.cos((2 * Math.PI * k) / size), Math.sin((2 * Math.PI * k) / size)];
      const x = oddRe[k] * c + oddIm[k] * s;
      const y = oddIm[k] * c - oddRe[k] * s;
      re[k] = evenRe[k] + x;
      im[k] = evenIm[k] + y;
      re[k + half] = evenRe[k] - x;
      im[k + half] = evenIm[k] - y;
    }
  };
  for (let n = 0; n < 10; n++) {
    transform(
      Float64Array.from({ length: 4096 }, (_, k) => Math.sin(k * n)),
      new Float64Array(4096),
    );
  }
}

/** Another build each time, so that nothing is cached. */
let ohms = 7000;
function configuration(sampleRate) {
  ohms += 1;
  const build = {
    kind: 'humbucker',
    outputOhms: ohms,
    magnet: 'A5',
    matched: false,
    cover: 'open',
    potted: true,
    wires: 5,
  };
  const pickup = buildPickup(build);
  const load = ownLoad(pickup);
  buildFigures(build);
  responseCurve(pickup.circuit, load);
  resonance(pickup.circuit, load);
  impulseResponse(pickup.circuit, load, sampleRate);
}

const BANDS_HZ = Array.from({ length: 27 }, (_, third) => 31.5 * 2 ** (third / 3));
const TAKE = { bands_Hz: BANDS_HZ, bands_dB: BANDS_HZ.map(() => -40) };

/** Everything that a choice computes during playback: winding, curve, filter, level. */
function preview() {
  ohms += 1;
  const pickup = buildPickup({
    kind: 'p90-soapbar',
    outputOhms: ohms,
    magnet: 'A5',
    matched: true,
    cover: 'none',
    potted: true,
    wires: 2,
  });
  const voice = voiceOf(pickup);
  responseCurve(voice.circuit, voice.load);
  resonance(voice.circuit, voice.load);
  impulseResponse(voice.circuit, voice.load, 48_000);
  matchedGain(TAKE, voice);
}

const best = (values) => Math.min(...values);
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

function milliseconds(work) {
  const start = performance.now();
  work();
  return performance.now() - start;
}

const before = process.cpuUsage();
computeCatalogue();
const first = process.cpuUsage(before);
const WORK = [
  ['whole catalogue', computeCatalogue, 50],
  ['one configuration, plot and FIR at 48 kHz', () => configuration(48_000), 5],
  ['one configuration, plot and FIR at 96 kHz', () => configuration(96_000), 5],
  ['one preview, with its level', preview, 5],
];

console.log(`whole catalogue, cold: ${(first.user / 1000).toFixed(1)} ms of CPU, compiler's threads and all`);
for (const [name, work, aim] of WORK) {
  const [times, ratios] = [[], []];
  for (let round = 0; round <= ROUNDS; round++) {
    const unit = milliseconds(yardstick);
    const time = milliseconds(work);
    // The first round is a warm-up.
    if (round === 0) continue;
    times.push(time);
    ratios.push(time / unit);
  }
  console.log(
    `${name.padEnd(42)} ${best(times).toFixed(2)} ms at best (aim ${aim}), ${median(ratios).toFixed(3)} of the yardstick`,
  );
}
