import { type ComponentType, useEffect, useMemo, useState } from 'react';
import { GuitarChip } from '#app/guitar/guitar-chip.tsx';
import { loadFor, useGuitar } from '#app/state/guitar-store.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { ChoiceGroup } from '#app/ui/choice-group.tsx';
import { useMessages, usePath } from '#app/ui/language.tsx';
import { Select } from '#app/ui/select.tsx';
import type { Bundle } from '#domain/products/pickup-types.ts';
import { guitarLoad } from '#domain/tone/circuit.ts';
import { PRODUCT_PAGE } from '../product.messages.ts';
import type { FlavorProps, ProductProps } from '../product-props.ts';
import { windingsInBundle } from '../windings-in-bundle.ts';
import type { GuitarPlayerProps } from './guitar-player.tsx';
import { sideBySide } from './side-by-side.ts';
import { TrackPlayer } from './track-player.tsx';

interface ListenGroupProps {
  product: Pick<ProductProps, 'slug' | 'flavors' | 'takes'>;
  flavor: FlavorProps;
  bundle: Bundle;
  /** False if no flavor is picked: then one is played as an example. */
  chosen: boolean;
  className?: string;
}

/** The samples of the chosen pickups. The piece stays the same across flavors, for comparison. */
export function ListenGroup({
  product: { slug, flavors, takes },
  flavor,
  bundle,
  chosen,
  className,
}: ListenGroupProps) {
  const words = useMessages(PRODUCT_PAGE);
  const to = usePath();
  const [label, setLabel] = useState('');
  const windings = windingsInBundle(flavor.windings, bundle);
  const tracks = flavor.tracks.filter(({ position }) =>
    windings.some((winding) => winding.position === position),
  );
  const track = tracks.find((candidate) => candidate.label === label) ?? tracks[0];
  const position = track?.position ?? windings[0]?.position;
  const winding = windings.find((candidate) => candidate.position === position) ?? flavor.windings[0];
  const pots_Ohm = winding?.pots_Ohm ?? 500e3;
  const kind = winding?.kind ?? 'guitar';
  const { shown } = useGuitar();
  const sheet = useMemo(() => guitarLoad(pots_Ohm), [pots_Ohm]);
  const load = useMemo(() => loadFor(sheet, kind, shown), [sheet, kind, shown]);
  const voice = useMemo(() => winding && { ...winding, load }, [winding, load]);
  const GuitarPlayer = useGuitarPlayer(load !== sheet);
  return (
    <ChoiceGroup
      className={className}
      legend={
        <>
          <span className="h4">{words.listen}</span>{' '}
          <span className="mono copper ml-8">{chosen ? flavor.name : words.example(flavor.name)}</span>
        </>
      }
      aside={track ? <span className="text-muted phone:hidden">{words.simulated}</span> : null}
    >
      {track ? (
        <>
          <div className="grid grid-cols-[48px_minmax(0,1fr)_auto] desk:grid-cols-[48px_minmax(150px,240px)_minmax(0,1fr)_auto] gap-x-14 phone:gap-x-12 items-center">
            <Select
              id="track"
              label={words.track}
              labelPlace="hidden"
              className="phone:mb-10 col-span-full desk:col-2 desk:row-1 [@media(scripting:none)]:hidden"
              options={tracks.map((option) => ({ value: option.label, label: option.label }))}
              value={track.label}
              onChange={({ target }) => setLabel(target.value)}
            />
            {GuitarPlayer && voice ? (
              <GuitarPlayer track={track} voice={voice} takes={takes} />
            ) : (
              <TrackPlayer key={track.src} track={track} />
            )}
          </div>
          <noscript>
            {tracks.map((other) => (
              <div key={other.src} className="grid gap-4 mb-12">
                <p className="mono">{other.label}</p>
                {/* biome-ignore lint/a11y/useMediaCaption: instrumental */}
                <audio className="w-full" controls preload="none" src={other.src} aria-label={other.label}>
                  {words.noAudio}
                </audio>
              </div>
            ))}
          </noscript>
        </>
      ) : (
        <p className="grid place-items-center min-h-106 edge-dashed rounded text-muted">{words.soon}</p>
      )}
      <div className="flex gap-12 phone:flex-col mt-10 [--chip-height:44px]">
        <GuitarChip id="player-guitar" kind={kind} loads={[sheet]} className="grow" />
        {position ? (
          <ButtonLink
            kind="quiet"
            small
            href={to(
              sideBySide(
                slug,
                flavor.id,
                position,
                flavors.map(({ id }) => id),
              ),
            )}
          >
            {words.compare(flavors.length)}
          </ButtonLink>
        ) : null}
      </div>
      {track ? <p className="mono muted hidden phone:block mt-10">{words.simulated}</p> : null}
    </ChoiceGroup>
  );
}

/** Live listening, loaded once there is a guitar; until then the sample plays. */
function useGuitarPlayer(isAsked: boolean): ComponentType<GuitarPlayerProps> | undefined {
  const [Player, setPlayer] = useState<ComponentType<GuitarPlayerProps>>();
  useEffect(() => {
    if (!isAsked) return;
    import('./guitar-player.tsx').then(
      ({ GuitarPlayer }) => setPlayer(() => GuitarPlayer),
      // Without it the sample stays.
      () => {},
    );
  }, [isAsked]);
  return isAsked ? Player : undefined;
}
