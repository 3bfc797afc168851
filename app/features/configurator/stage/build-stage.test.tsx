import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PICTURE_FAMILIES } from '#domain/products/picture-files.ts';
import { BuildStage } from './build-stage.tsx';
import type { BuildStageProps } from './build-stage-props.ts';

const props: BuildStageProps = {
  look: { pickup: 'hp90', cover: 'hook', spacing: 52, colour: 'wine', base: 'cream' },
  zoomed: false,
  turning: true,
  chosen: false,
  label: 'Custom HP90',
  next: [],
};

describe('the stage as the server draws it', () => {
  it('contains the picture of this look with its size, and no canvas', () => {
    const markup = renderToStaticMarkup(<BuildStage {...props} />);
    const { width, height } = PICTURE_FAMILIES.custom;
    expect(markup).toContain('/custom/hp90-hook-52-wine-cream-960.avif');
    expect(markup).toContain(`width="${width}" height="${height}"`);
    expect(markup).toContain(
      'alt="Humbucker-sized P90 with a wine hook cover, cream bobbin, bridge spacing"',
    );
    expect(markup).not.toContain('<canvas');
  });

  it('outlines the cover that is not chosen yet over a bare pickup', () => {
    const bare = { pickup: 'humbucker', cover: 'none', base: 'black' } as const;
    expect(renderToStaticMarkup(<BuildStage {...props} look={bare} ghost="cover" />)).toContain(
      'data-line="outline" d="M',
    );
    expect(renderToStaticMarkup(<BuildStage {...props} look={bare} />)).not.toContain('data-line');
    expect(renderToStaticMarkup(<BuildStage {...props} ghost="cover" />)).not.toContain('data-line');
  });

  it('labels the cover as an example if none is chosen and the picture shows one', () => {
    const isLabelled = (stage: Partial<BuildStageProps>) =>
      renderToStaticMarkup(<BuildStage {...props} {...stage} />).includes('Pictured with a hook cover');
    const bare = { pickup: 'humbucker', cover: 'none', base: 'black' } as const;
    expect(isLabelled({ ghost: 'cover' })).toBe(true);
    expect(isLabelled({})).toBe(false);
    expect(isLabelled({ ghost: 'cover', look: bare })).toBe(false);
  });

  it('is hidden with the hidden property', () => {
    expect(renderToStaticMarkup(<BuildStage {...props} hidden />)).toMatch(/^<div[^>]* hidden=""/);
  });
});
