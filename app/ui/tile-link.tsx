import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

/**
 * The link of a tile, which is `group/tile relative`. It covers the tile and is underlined while the pointer is on it.
 */
export function TileLink({ className, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a
      className={cx(
        'after:absolute after:inset-0 group-hover/tile:underline-fill-[1.5px]/[0.2em]',
        className,
      )}
      {...rest}
    >
      {children}
    </a>
  );
}
