import type { Appearance, CustomFontSource } from '@stripe/stripe-js';

/** Computes a colour token for the provider's frames, which cannot read our style sheet. */
function colour(token: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const computed = getComputedStyle(probe).color;
  probe.remove();
  return computed;
}

/** Styles the provider's fields like ours (design: "given these colours, font sizes and radius"). */
export function appearance(): Appearance {
  const edge = colour('--edge');
  const text = colour('--text');
  const wine = colour('--wine');
  const focus = { borderColor: edge, outline: `2px solid ${colour('--focus')}`, outlineOffset: '2px' };
  return {
    theme: 'flat',
    labels: 'above',
    variables: {
      // The provider draws its focus rings in this colour.
      colorPrimary: colour('--focus'),
      colorBackground: colour('--ground-raised'),
      colorText: text,
      colorTextSecondary: colour('--muted'),
      colorTextPlaceholder: colour('--muted'),
      colorDanger: wine,
      fontFamily: "'Instrument Sans', sans-serif",
      fontSizeBase: '16px',
      fontSizeSm: '15px',
      spacingUnit: '4px',
      gridRowSpacing: '14px',
      gridColumnSpacing: '14px',
      borderRadius: '2px',
    },
    rules: {
      '.Label': { fontWeight: '500', fontSize: '15px', marginBottom: '8px', color: text },
      '.Input': { border: `1px solid ${edge}`, boxShadow: 'none', padding: '14px', lineHeight: '22px' },
      '.Input:hover': { borderColor: text },
      '.Input:focus': focus,
      '.Input--invalid': { border: `2px solid ${wine}`, boxShadow: 'none', color: text },
      '.Error': { fontSize: '14.5px', color: wine },
      '.Tab, .Block, .AccordionItem': { border: `1px solid ${edge}`, boxShadow: 'none' },
      '.Tab:focus, .Tab--selected:focus': focus,
      '.Tab--selected': { borderColor: colour('--copper'), color: text },
    },
  };
}

/** Our text font for the provider's frames. */
export function fonts(): CustomFontSource[] {
  const src = `url(${location.origin}/generated/fonts/instrument-sans.woff2)`;
  return [{ family: 'Instrument Sans', src, weight: '400 700', display: 'swap' }];
}
