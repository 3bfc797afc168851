import { sampleKey } from '#domain/listening/audio.ts';
import { instrumentAt } from '#domain/tone/strings.ts';
import { samplePath } from '../paths.ts';
import { PIECES_AT } from '../score/pieces.ts';
import { encodeMp3 } from './encode.ts';
import { pickupFilter, stockPickups } from './pickups.ts';
import { renderSample } from './sample.ts';
import { dryTake } from './take.ts';
import { stage } from './takes.ts';

/** Stock samples of a product: each flavor and position with the pieces that fit the position. */
export async function makeSamples(slug: string): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const stages = { guitar: stage('guitar'), bass: stage('bass') };
  for (const { flavor, position, place, pickup } of stockPickups(slug)) {
    const instrument = instrumentAt(place);
    const filter = pickupFilter(pickup);
    for (const piece of PIECES_AT[position].pieces) {
      const take = dryTake(stages[instrument](piece), place);
      const sound = renderSample(take, filter, instrument);
      files.set(samplePath(slug, sampleKey(flavor, position, piece)), await encodeMp3(sound, 'sample'));
    }
  }
  return files;
}
