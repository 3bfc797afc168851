import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { productBySlug } from '#domain/products/catalogue.ts';
import type { Bundle } from '#domain/products/pickup-types.ts';
import { type FlavorProps, productProps } from '../product-props.ts';
import { ListenGroup } from './listen-group.tsx';

function shown(
  slug: string,
  flavorId: string,
  bundle: Bundle,
  change: Partial<FlavorProps> = {},
  chosen = true,
) {
  const product = productBySlug(slug);
  if (!product) throw new Error(`No product ${slug}`);
  const props = productProps(product, {}, new URLSearchParams());
  const flavor = props.flavors.find(({ id }) => id === flavorId);
  if (!flavor) throw new Error(`No flavor ${flavorId}`);
  return renderToStaticMarkup(
    <ListenGroup product={props} flavor={{ ...flavor, ...change }} bundle={bundle} chosen={chosen} />,
  );
}

const options = (markup: string) =>
  Array.from(markup.matchAll(/<option[^>]*>([^<]*)/g), ([, label]) => label);

describe('ListenGroup', () => {
  it('offers the tracks of the bundle', () => {
    expect(options(shown('humbucker', 'HOT', 'SET'))).toEqual([
      'Just the Two of Us (N)',
      'Hallelujah (N)',
      'Blues Riff (B)',
      'Bridge Freestyle (B)',
    ]);
    expect(options(shown('humbucker', 'HOT', 'BRIDGE'))).toEqual(['Blues Riff (B)', 'Bridge Freestyle (B)']);
    expect(options(shown('precision-bass', 'HOT', 'SET'))).toEqual(['Just the Two of Us', 'Blues Riff']);
  });

  it('plays a flavor as an example before one is chosen', () => {
    expect(shown('precision-bass', 'HOT', 'SET', {}, false)).toContain('as an example');
    expect(shown('precision-bass', 'HOT', 'SET')).not.toContain('as an example');
  });

  it('shows Coming Soon! for a flavor without files, and plays nothing [row 112]', () => {
    const markup = shown('humbucker', 'HOT', 'SET', { tracks: [] });
    expect(markup).toContain('Coming Soon!');
    expect(markup).not.toMatch(/<audio|<select|aria-label="Play"|Simulated/);
    const bridgeOnly: Partial<FlavorProps> = {
      tracks: [
        {
          position: 'bridge',
          piece: 'blues-riff',
          label: 'Blues Riff (B)',
          src: '/x.mp3',
          duration_s: 9,
          peaks: [1],
        },
      ],
    };
    expect(options(shown('humbucker', 'HOT', 'SET', bridgeOnly))).toEqual(['Blues Riff (B)']);
    expect(shown('humbucker', 'HOT', 'NECK', bridgeOnly)).toContain('Coming Soon!');
  });

  it('has the fallback text, a player without JavaScript, and the source of the sound [rows 113, 569]', () => {
    const markup = shown('telecaster', 'VINTAGE', 'NECK');
    const [player, plain] = markup.split('<noscript>');
    expect(player).toContain('Your browser does not support the audio element.</audio>');
    expect(player).not.toContain('src=');
    expect(plain).toContain('controls="" preload="none"');
    expect(markup).toContain('Modelled from the winding data, not recorded.');
    expect(markup).toContain(
      '/listen?a=telecaster.vintage.neck&amp;b=telecaster.hot.neck&amp;c=telecaster.modern.neck',
    );
  });
});
