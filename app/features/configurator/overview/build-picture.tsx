import { useState } from 'react';
import { useLanguage, useWords } from '#app/ui/language.tsx';
import { Photo } from '#app/ui/photo.tsx';
import type { Configurator } from '#domain/configurator/configurator.ts';
import type { CustomLook } from '#domain/products/custom-looks.ts';
import { customPicture, type PictureSources, sourcesOf } from '#domain/products/pictures.ts';
import { STAGE_MESSAGES } from '../stage.messages.ts';
import styles from './build-picture.module.css';

interface BuildPictureProps {
  configurator: Configurator;
  look: CustomLook;
  /** What stands for a humbucker whose picture does not arrive. */
  fallback: PictureSources;
}

/** The picture of a build. If it does not arrive, humbuckers show the set without covers and others say so. */
export function BuildPicture({ configurator, look, fallback }: BuildPictureProps) {
  const picture = sourcesOf(customPicture(look, useLanguage()));
  const { noPicture } = useWords(STAGE_MESSAGES);
  const [missing, setMissing] = useState('');
  const isMissing = missing === picture.src;
  const miss = () => setMissing(picture.src);
  if (isMissing && configurator.id !== 'humbucker') {
    return (
      <div className={styles.frame}>
        <p className="lead">{noPicture}</p>
      </div>
    );
  }
  const shown = isMissing ? fallback : picture;
  return (
    <div className={styles.frame}>
      <Photo
        key={shown.src}
        picture={shown}
        sizes="(min-width: 992px) 60vw, 100vw"
        first
        className={styles.picture}
        onMiss={isMissing ? undefined : miss}
      />
    </div>
  );
}
