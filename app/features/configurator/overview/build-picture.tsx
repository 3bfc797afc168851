import { useState } from 'react';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { Photo } from '#app/ui/photo.tsx';
import type { Configurator } from '#domain/configurator/configurator.ts';
import type { CustomLook } from '#domain/products/custom-looks.ts';
import { customPicture, type PictureSources, sourcesOf } from '#domain/products/pictures.ts';
import { STAGE_MESSAGES } from '../stage.messages.ts';

const FRAME =
  'relative flex-1 [container-type:size] min-h-0 overflow-hidden [&>p]:px-margin [&>p]:pt-96 [&>p]:pb-24 phone:flex-none phone:h-[75vw]';

interface BuildPictureProps {
  configurator: Configurator;
  look: CustomLook;
  /** Fallback for a humbucker's missing picture. */
  fallback: PictureSources;
}

/** The picture of a build. If it fails to load, humbuckers show the set without covers and others a message. */
export function BuildPicture({ configurator, look, fallback }: BuildPictureProps) {
  const picture = sourcesOf(customPicture(look, useLanguage()));
  const { noPicture } = useMessages(STAGE_MESSAGES);
  const [missing, setMissing] = useState('');
  const isMissing = missing === picture.src;
  const miss = () => setMissing(picture.src);
  if (isMissing && configurator.id !== 'humbucker') {
    return (
      <div className={FRAME}>
        <p className="lead">{noPicture}</p>
      </div>
    );
  }
  const shown = isMissing ? fallback : picture;
  return (
    <div className={FRAME}>
      <Photo
        key={shown.src}
        picture={shown}
        sizes="(min-width: 992px) 60vw, 100vw"
        first
        className="[--wide:min(100cqw,215cqh)] absolute top-[calc(0.41_*_(100cqh_-_0.75_*_var(--wide)))] right-0 w-[var(--wide)] max-w-none"
        onMiss={isMissing ? undefined : miss}
      />
    </div>
  );
}
