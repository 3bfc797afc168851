import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { cx } from '#app/ui/cx.ts';
import { Photo } from '#app/ui/photo.tsx';
import type { BuildPick } from '#domain/listening/listen-choice.ts';
import type { Letter } from './comparison.ts';
import styles from './pick-card.module.css';
import { PickFrame } from './pick-frame.tsx';

interface BuildCardProps {
  letter: Letter;
  pick: BuildPick;
  /** "150 €"; undefined where nobody can say. */
  price: string | undefined;
  /** Address of the page with a pickup of the catalogue in this one's place. */
  instead: string;
  onInstead: () => void;
  onRemove: (() => void) | undefined;
}

/** A build among the picks: what it looks like, what is in it, what it costs, and the way back to where it was made. */
export function BuildCard({ letter, pick, price, instead, onInstead, onRemove }: BuildCardProps) {
  const { key, name, words, path, picture } = pick;
  return (
    <PickFrame letter={letter} onRemove={onRemove}>
      {/* Without scripts the form sends the build along as it is. */}
      <input type="hidden" name={letter.toLowerCase()} value={key} />
      <Photo
        picture={picture}
        alt=""
        sizes="(min-width: 992px) 30vw, 90vw"
        className="w-full h-auto mb-16 aspect-[16/10] object-cover"
      />
      <p className="weight-600">{name}</p>
      <p className="mono muted flex-1 mt-8 mb-12">{words.join(' / ')}</p>
      {price ? <p className={cx('mono', styles.price)}>{price}</p> : null}
      <ArrowLink href={path}>Change in the configurator</ArrowLink>
      <ArrowLink
        href={instead}
        onClick={(event) => {
          event.preventDefault();
          onInstead();
        }}
      >
        Compare with a stock pickup instead
      </ArrowLink>
    </PickFrame>
  );
}
