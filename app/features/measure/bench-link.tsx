import { useEffect, useState } from 'react';
import { ButtonLink } from '#app/ui/button.tsx';
import { useMessages } from '#app/ui/language.tsx';
import { usePath } from '#app/ui/use-path.ts';
import { type BenchPlace, benchFragment, readBench } from '#domain/measure/bench-figures.ts';
import type { PickupFound } from '#domain/measure/fit-pickup.ts';
import { RESULT_MESSAGES } from './result.messages.tsx';

/** For makers who came from the bench: a link back with both figures. */
export function BenchLink({ found }: { found: PickupFound }) {
  const words = useMessages(RESULT_MESSAGES);
  const path = usePath();
  const [bench, setBench] = useState<BenchPlace>();
  useEffect(() => setBench(readBench(new URLSearchParams(location.search))), []);
  return bench ? (
    <p className="mt-24">
      <ButtonLink
        kind="second"
        href={path(`/workshop/bench/${bench.order}/${bench.piece}#${benchFragment(found, bench.meter_Hz)}`)}
      >
        {words.toBench(bench.order)}
      </ButtonLink>
    </p>
  ) : null;
}
