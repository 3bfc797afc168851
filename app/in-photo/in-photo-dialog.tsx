import { useCallback, useEffect, useRef, useState } from 'react';
import { DIALOG_MESSAGES } from '#app/scene/dialog.messages.ts';
import { DialogFrame } from '#app/scene/dialog-frame.tsx';
import type { Paint } from '#app/scene/paint.ts';
import { canDrawLive } from '#app/scene/webgl.ts';
import { saveFile } from '#app/state/save-file.ts';
import { Button } from '#app/ui/button.tsx';
import { ChoiceGroup } from '#app/ui/choice-group.tsx';
import { cx } from '#app/ui/cx.ts';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { Select } from '#app/ui/select.tsx';
import { Swatch, SwatchRow } from '#app/ui/swatch.tsx';
import { KNOWN_POINTS, knownPointsFor } from '#domain/in-photo/known-points.ts';
import { cornersOf, type Placed, placeBy } from '#domain/in-photo/photo-plane.ts';
import { keysOf } from '#domain/records.ts';
import { inFigures } from '#domain/tone/format-figures.ts';
import type { PlaceId } from '#domain/tone/strings.ts';
import {
  BODY_FINISHES,
  type BodyFinishId,
  type DrawnGuitarId,
  drawnGuitarsFor,
  drawnPickup,
  mapOnto,
  paintGuitar,
  paintStrings,
  viewOf,
} from './drawn-guitars.ts';
import { IN_PHOTO_MESSAGES } from './in-photo.messages.ts';
import styles from './in-photo.module.css';
import { type FromAbove, layPickup, lightAround, pickupFromAbove, readPhoto } from './lay-pickup.ts';
import { type Marked, marksOn, PhotoStage } from './photo-stage.tsx';

export interface InPhotoProps {
  /** Addresses of the models, the one farthest from the bridge first, and where they are on the strings. */
  models: readonly string[];
  places: readonly PlaceId[];
  paint: Paint;
  /** "Humbucker, set, Cream"; and the name of its files. */
  label: string;
  name: string;
}

const idOf = (address: string): string => /([\w-]+)\.glb$/.exec(address)?.[1] ?? address;

/** Draws each pickup once while the dialog is open. */
function usePickups({ models, paint }: InPhotoProps) {
  const [pickups, setPickups] = useState<readonly FromAbove[] | 'composing' | 'failed'>('composing');
  // Compared by value, because each render of the page may pass new objects.
  const key = JSON.stringify([models, paint]);
  useEffect(() => {
    let left = false;
    const [addresses, painted] = JSON.parse(key) as [readonly string[], Paint];
    const drawn: FromAbove[] = [];
    const draw = async () => {
      // One after the other: browsers limit the number of WebGL contexts.
      for (const address of addresses) drawn.push(await pickupFromAbove(address, idOf(address), painted));
      if (!left) setPickups(drawn);
    };
    draw().catch(() => left || setPickups('failed'));
    return () => {
      left = true;
    };
  }, [key]);
  return pickups;
}

/** Our pickup in a photo of the visitor's guitar, or in a drawn one. Nothing leaves the page. */
export function InPhotoDialog({ onClose, ...shown }: InPhotoProps & { onClose: () => void }) {
  const { models, places, label, name } = shown;
  const language = useLanguage();
  const messages = useMessages(IN_PHOTO_MESSAGES);
  const { composing, failed } = useMessages(DIALOG_MESSAGES);
  const ids = models.map(idOf);
  const guitars = drawnGuitarsFor(places[0] ?? 'humbucker-bridge');
  const rectangles = knownPointsFor(ids);
  const pickups = usePickups(shown);
  const [guitar, setGuitar] = useState<DrawnGuitarId | 'photo'>(guitars[0] ?? 's');
  const [finish, setFinish] = useState<BodyFinishId>('sunburst');
  const [marked, setMarked] = useState<Marked>();
  const [knownId, setKnownId] = useState(rectangles[0]?.id ?? 'humbucker-cover');
  const [turns, setTurns] = useState(0);
  const [isUnreadable, setUnreadable] = useState(false);
  const [isUpright] = useState(() => matchMedia('(max-width: 767px)').matches);
  const stage = useRef<HTMLDivElement>(null);

  const known = KNOWN_POINTS[knownId];
  const inPhoto = guitar === 'photo' ? marked : undefined;
  const model = rectangles.find(({ id }) => id === knownId)?.model ?? 0;
  const pickup = typeof pickups === 'string' ? undefined : pickups[model];
  const corners = inPhoto && cornersOf(inPhoto.points, known, turns);
  // Between the first and the fourth tap the points are no rectangle yet.
  const isWhole = inPhoto?.tapped === 0 || inPhoto?.tapped === 4;
  const placed: Placed | undefined =
    corners && pickup && isWhole ? placeBy(corners, known, pickup.pickup_mm) : undefined;
  const view = guitar === 'photo' ? undefined : viewOf(guitar, isUpright);
  const size = inPhoto?.photo ?? view ?? { width: 4, height: 3 };

  const key = JSON.stringify([guitar, finish, corners, placed, model]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for all values
  const draw = useCallback(
    (canvas: HTMLCanvasElement) => {
      canvas.width = size.width;
      canvas.height = size.height;
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (!context) return;
      if (inPhoto) {
        context.drawImage(inPhoto.photo, 0, 0);
        if (!pickup || !corners || !placed || typeof placed === 'string') return;
        layPickup(context, pickup, placed.map, lightAround(inPhoto.photo, corners));
      } else if (view && guitar !== 'photo') {
        const drawn = ids.map((id, index) => drawnPickup(id, places[index] ?? 'humbucker-bridge'));
        paintGuitar(context, { id: guitar, finish, matrix: view.matrix }, drawn);
        if (typeof pickups !== 'string')
          for (const [index, one] of drawn.entries()) {
            const picture = pickups[index];
            if (picture) layPickup(context, picture, mapOnto(view.matrix, one), [1, 1, 1]);
          }
        paintStrings(context, guitar);
      }
    },
    [key, pickups, inPhoto?.photo],
  );

  async function take(file: File) {
    const photo = await readPhoto(file).catch(() => undefined);
    setUnreadable(!photo);
    if (!photo) return;
    setMarked(marksOn(photo));
    setTurns(0);
    setGuitar('photo');
  }
  const trouble = typeof placed === 'string' ? messages.troubles[placed] : undefined;
  const status =
    pickups === 'composing'
      ? composing
      : pickups === 'failed'
        ? canDrawLive()
          ? failed
          : messages.undrawn
        : (trouble ??
          (placed && typeof placed !== 'string'
            ? messages.doubt(inFigures(Math.max(0.1, placed.doubt_mm).toFixed(1), language))
            : undefined));
  const names = { ...messages.guitars, photo: messages.yours };
  return (
    <DialogFrame title={messages.title} onClose={onClose} className={styles.dialog}>
      <div className={styles.sheet}>
        <div ref={stage} className={cx(styles.stage, inPhoto ? 'on-ink' : styles.drawn)}>
          <PhotoStage
            draw={draw}
            size={size}
            label={messages.shown(label, names[guitar])}
            marked={inPhoto}
            onMark={(change) => marked && setMarked({ ...marked, ...change })}
          />
        </div>
        <div className="grid gap-14 content-start pt-20 px-28 pb-28 [@media(max-width:767px)]:px-margin">
          <p
            role="status"
            className={isUnreadable || trouble || pickups === 'failed' ? 'text-wine' : 'mono muted'}
          >
            {isUnreadable ? messages.unreadable : status}
          </p>
          <h3 className="h4">{messages.photo}</h3>
          {inPhoto ? (
            <>
              <Select
                id="in-photo-known"
                label={messages.known}
                options={rectangles.map(({ id }) => ({
                  value: id,
                  label: `${messages.points[KNOWN_POINTS[id].of]}, ${inFigures(`${KNOWN_POINTS[id].size[0]}\u00a0mm`, language)}`,
                }))}
                value={knownId}
                onChange={({ target }) => {
                  const chosen = rectangles.find(({ id }) => id === target.value);
                  if (chosen) setKnownId(chosen.id);
                }}
              />
              <p>
                {messages.tap} {messages.corners}
              </p>
              <p className="fine muted">
                {messages.source(inFigures(`${known.size.join(' × ')}\u00a0mm`, language))} {messages.limits}
              </p>
            </>
          ) : (
            <p>{messages.how}</p>
          )}
          <div className="flex flex-wrap gap-8">
            <FileButtons kind={inPhoto ? 'quiet' : 'second'} onFile={(file) => void take(file)} />
            {marked ? (
              <Button
                kind="quiet"
                small
                onClick={() => (inPhoto ? setTurns((turns + 1) % 4) : setGuitar('photo'))}
              >
                {inPhoto ? messages.turn : messages.back}
              </Button>
            ) : null}
          </div>
          <p className="fine muted">{messages.stays}</p>
          <h3 className="h4 pt-14 line-t">{messages.drawn}</h3>
          <div className="flex flex-wrap gap-8">
            {guitars.map((id) => (
              <Button
                key={id}
                kind={id === guitar ? 'second' : 'quiet'}
                small
                aria-pressed={id === guitar}
                onClick={() => setGuitar(id)}
              >
                {messages.guitars[id]}
              </Button>
            ))}
          </div>
          {inPhoto ? null : <FinishChoice finish={finish} onFinish={setFinish} />}
          <Button
            small
            className="justify-self-start"
            onClick={() => {
              const canvas = stage.current?.querySelector('canvas');
              canvas?.toBlob(
                (picture) => picture && saveFile(`${name}.jpg`, 'image/jpeg', picture),
                'image/jpeg',
                0.92,
              );
            }}
          >
            {messages.save}
          </Button>
        </div>
      </div>
    </DialogFrame>
  );
}

/** Opens the browser's own choice of files or, on a handheld device, its camera. */
function FileButtons({ kind, onFile }: { kind: 'second' | 'quiet'; onFile: (file: File) => void }) {
  const { choose, take, file } = useMessages(IN_PHOTO_MESSAGES);
  const input = useRef<HTMLInputElement>(null);
  const [isInHand] = useState(() => matchMedia('(pointer: coarse)').matches);
  function open(isCamera: boolean) {
    if (isCamera) input.current?.setAttribute('capture', 'environment');
    else input.current?.removeAttribute('capture');
    input.current?.click();
  }
  return (
    <>
      <Button kind={kind} small onClick={() => open(false)}>
        {choose}
      </Button>
      {isInHand ? (
        <Button kind="quiet" small onClick={() => open(true)}>
          {take}
        </Button>
      ) : null}
      <input
        ref={input}
        type="file"
        accept="image/*"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={file}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) onFile(chosen);
          // Allows choosing the same file again.
          target.value = '';
        }}
      />
    </>
  );
}

interface FinishChoiceProps {
  finish: BodyFinishId;
  onFinish: (finish: BodyFinishId) => void;
}

function FinishChoice({ finish, onFinish }: FinishChoiceProps) {
  const messages = useMessages(IN_PHOTO_MESSAGES);
  return (
    <ChoiceGroup legend={messages.finish} aside={messages.finishes[finish]}>
      <SwatchRow>
        {keysOf(BODY_FINISHES).map((id) => (
          <Swatch
            key={id}
            name="in-photo-finish"
            value={id}
            label={messages.finishes[id]}
            colours={[BODY_FINISHES[id].colours[0]]}
            size={32}
            checked={id === finish}
            onChange={() => onFinish(id)}
          />
        ))}
      </SwatchRow>
    </ChoiceGroup>
  );
}
