import { expect, it } from 'vitest';
import { sampleKey } from '#domain/listening/audio.ts';
import { instrumentAt } from '#domain/tone/strings.ts';
import { takenByLimiter } from '../chain/master.ts';
import { PIECES_AT } from '../score/pieces.ts';
import { pickupFilter, stockPickups } from './pickups.ts';
import { heardInRoom } from './sample.ts';
import { dryTake } from './take.ts';
import { stage } from './takes.ts';

/** A piece a style of playing, of the pickup that was loudest in it. `LONG=1` takes all pieces of two guitars and a bass. */
const LOUDEST = [
  'humbucker modern-neck-hallelujah',
  'humbucker modern-bridge-bridge-freestyle',
  'jazz-bass vintage-bridge-bridge-freestyle',
];

it('keeps the peak of a stroke: the limiter takes 1.7 dB at most', () => {
  const stages = { guitar: stage('guitar'), bass: stage('bass') };
  // The other pickups' peaks differ from these by less than a decibel.
  const all = ['humbucker', 'stratocaster', 'jazz-bass'].flatMap((slug) =>
    stockPickups(slug)
      .filter(({ flavor }) => flavor === (slug === 'humbucker' ? 'MODERN' : 'VINTAGE'))
      .flatMap(({ flavor, position, place, pickup }) =>
        PIECES_AT[position].pieces.map((piece) => ({
          sample: `${slug} ${sampleKey(flavor, position, piece)}`,
          ...{ place, pickup, piece },
        })),
      ),
  );
  const chosen = process.env.LONG ? all : all.filter(({ sample }) => LOUDEST.includes(sample));
  expect(chosen.length).toBe(process.env.LONG ? 14 : LOUDEST.length);
  const heard = chosen.map(({ sample, place, pickup, piece }) => {
    const instrument = instrumentAt(place);
    const take = dryTake(stages[instrument](piece), place);
    return { sample, dB: takenByLimiter(heardInRoom(take, pickupFilter(pickup), instrument)) };
  });
  expect(heard.filter(({ dB }) => dB > 1.7)).toEqual([]);
});
