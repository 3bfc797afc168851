import { useState } from 'react';
import { Photo } from '#app/ui/photo.tsx';
import { productByType } from '#domain/catalogue.ts';
import type { Configurator } from '#domain/configurator/configurator.ts';
import type { CustomLook } from '#domain/custom-looks.ts';
import { customPicture, sourcesOf, stockPicture } from '#domain/pictures.ts';
import styles from './build-picture.module.css';

interface BuildPictureProps {
  configurator: Configurator;
  look: CustomLook;
}

/** What the specification wants said where there is no picture. */
export const NO_PICTURE = "We sadly don't have an image for this model at the moment.";

/** The picture of a build. If it does not arrive, humbuckers show the set without covers and others say so. */
export function BuildPicture({ configurator, look }: BuildPictureProps) {
  const picture = sourcesOf(customPicture(look));
  const [missing, setMissing] = useState('');
  const isMissing = missing === picture.src;
  const miss = () => setMissing(picture.src);
  if (isMissing && configurator.id !== 'humbucker') {
    return (
      <div className={styles.frame}>
        <p className="lead">{NO_PICTURE}</p>
      </div>
    );
  }
  const shown = isMissing
    ? sourcesOf(stockPicture(productByType('HUMBUCKER'), 'SET', 'black', 'hero'))
    : picture;
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
