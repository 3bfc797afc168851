export interface PhotoProps {
  /** Addresses and size in px, as the picture's generator supplies them. */
  picture: {
    readonly srcSet: string;
    readonly src: string;
    readonly width: number;
    readonly height: number;
    readonly alt: string;
  };
  sizes: string;
  /** Replaces the picture's own text; empty if the text beside it says everything. */
  alt?: string;
  className?: string;
  /** For the page's first picture: fetched before everything else. Others load near the window. */
  first?: boolean;
  draggable?: boolean;
  onLoad?: (image: HTMLImageElement) => void;
  /** Called if the picture fails to load, also if it failed before the page hydrated. */
  onMiss?: (() => void) | undefined;
}

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
