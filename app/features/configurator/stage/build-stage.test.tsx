import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PICTURE_FAMILIES } from '#domain/pictures.ts';
import { BuildStage, type BuildStageProps } from './build-stage.tsx';

const props: BuildStageProps = {
  look: { pickup: 'hp90', cover: 'hook', spacing: 52, colour: 'wine', base: 'cream' },
  zoomed: false,
  turning: true,
  label: 'Custom HP90',
  next: [],
};

describe('the stage as the server draws it', () => {
  it('holds the picture of this look, so that it shows without JavaScript and nothing moves when it comes', () => {
    const markup = renderToStaticMarkup(<BuildStage {...props} />);
    const { width, height } = PICTURE_FAMILIES.custom;
    expect(markup).toContain('/custom/hp90-hook-52-wine-cream-960.avif');
    expect(markup).toContain(`width="${width}" height="${height}"`);
    expect(markup).toContain(
      'alt="Humbucker-sized P90 with a wine hook cover over a cream base, bridge spacing"',
    );
    expect(markup).not.toContain('<canvas');
  });

  it('is hidden where it is not wanted', () => {
    expect(renderToStaticMarkup(<BuildStage {...props} hidden />)).toMatch(/^<div[^>]* hidden=""/);
  });
});
