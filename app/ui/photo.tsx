export interface PhotoProps {
  /** Addresses and size in px, as the picture's maker gives them. */
  picture: {
    readonly srcSet: string;
    readonly src: string;
    readonly width: number;
    readonly height: number;
    readonly alt: string;
  };
  /** How wide it is on the page, as `sizes` of an image has it. */
  sizes: string;
  /** Other words than its own; empty where the text beside it says all. */
  alt?: string;
  className?: string;
  /** The page's first picture: fetched before everything else. Others wait until they come near. */
  first?: boolean;
  draggable?: boolean;
  onLoad?: (image: HTMLImageElement) => void;
  /** Called where the picture does not arrive, also when that was before the page hydrated. */
  onMiss?: (() => void) | undefined;
}

/** A photograph in the size that suits the window. */
export function Photo({ picture, sizes, alt, className, first, draggable, onLoad, onMiss }: PhotoProps) {
  return (
    <img
      className={className}
      srcSet={picture.srcSet}
      sizes={sizes}
      src={picture.src}
      alt={alt ?? picture.alt}
      width={picture.width}
      height={picture.height}
      loading={first ? undefined : 'lazy'}
      fetchPriority={first ? 'high' : 'low'}
      decoding={first ? undefined : 'async'}
      draggable={draggable}
      ref={onMiss && ((image) => void (image?.complete && image.naturalWidth === 0 && onMiss()))}
      onError={onMiss}
      onLoad={onLoad && (({ currentTarget }) => onLoad(currentTarget))}
    />
  );
}
