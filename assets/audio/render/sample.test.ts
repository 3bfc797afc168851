import { expect, it } from 'vitest';
import { sampleKey } from '#domain/listening/audio.ts';
import { instrumentAt } from '#domain/tone/take-places.ts';
import { takenByLimiter } from '../chain/master.ts';
import { PIECES_AT } from '../score/pieces.ts';
import { pickupFilter, stockPickups } from './pickups.ts';
import { heardInRoom } from './sample.ts';
import { dryTake } from './take.ts';
import { stage } from './takes.ts';

it('leaves a stroke its peak: the limiter takes 1.7 dB at most, as before strokes had one', () => {
  const stages = { guitar: stage('guitar'), bass: stage('bass') };
  // Of each piece a loud and a quiet guitar and a bass; the other pickups' peaks differ from these by less than a decibel.
  const heard = ['humbucker', 'stratocaster', 'jazz-bass'].flatMap((slug) =>
    stockPickups(slug)
      .filter(({ flavor }) => flavor === (slug === 'humbucker' ? 'MODERN' : 'VINTAGE'))
      .flatMap(({ flavor, position, place, pickup }) => {
        const instrument = instrumentAt(place);
        return PIECES_AT[position].pieces.map((piece) => {
          const take = dryTake(stages[instrument](piece), place);
          const sound = heardInRoom(take, pickupFilter(pickup), instrument);
          return { sample: `${slug} ${sampleKey(flavor, position, piece)}`, dB: takenByLimiter(sound) };
        });
      }),
  );
  expect(heard.length).toBe(14);
  expect(heard.filter(({ dB }) => dB > 1.7)).toEqual([]);
}, 240_000);
