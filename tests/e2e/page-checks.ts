import type { Page } from '@playwright/test';

/** Checks of `every-page.spec.ts` beyond weight. Each returns its findings as text. */

/** Controls whose label changes, or that disappear, through hydration. */
export const changedControls = (page: Page, served: string) =>
  page.evaluate((html) => {
    const read = (of: Document) =>
      [
        ...of.querySelectorAll<HTMLInputElement>(
          'button,input,select,textarea,summary,:is([role=button],[role=switch],[role=tab],[aria-disabled],[aria-expanded],[aria-pressed])',
        ),
      ]
        .filter((control) => !control.closest('noscript'))
        .map((control) => {
          const { localName, id, name, type, value, checked, textContent } = control;
          const states = ['disabled', 'expanded', 'pressed', 'selected', 'checked'].map(
            (state) => control.getAttribute(`aria-${state}`) ?? '',
          );
          const own = [control.matches(':disabled') ? 'disabled' : 'enabled', checked ? 'checked' : ''];
          return [localName, id, name, type, value, textContent, ...own, ...states].join(' ');
        });
    const hydrated = read(document);
    return read(new DOMParser().parseFromString(html, 'text/html')).filter(
      (control) => !hydrated.includes(control),
    );
  }, served);

/** Tables and drawings cut off by the window or by a container. Sliding content is not cut off, but needs a hint. */
export const cutOff = (page: Page) =>
  page.evaluate(() => {
    const HINT = /\b(Swipe|Wisch)\b/;
    const nameOf = (element: Element) => {
      const place = element.closest('[id]')?.id ?? '';
      return `${place} ${element.localName} ${(element.textContent ?? '').trim().slice(0, 40)}`;
    };
    const found = new Set<string>();
    const drawings = 'table, td, th, svg:not(svg svg), svg text, img[src*=".svg"]';
    for (const element of document.querySelectorAll(`main :is(${drawings})`)) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // Decorative, or a copy of something drawn in full elsewhere.
      if (element.closest('[aria-hidden=true]')) continue;
      let { left, right, width } = element.getBoundingClientRect();
      if (width === 0) continue;
      if (/^t[dh]$/.test(element.localName)) {
        if (element.scrollWidth > element.clientWidth + 1)
          found.add(`${nameOf(element)}: wider than its cell`);
        continue;
      }
      for (let around = element.parentElement; around; around = around.parentElement) {
        const { overflowX, position } = getComputedStyle(around);
        if (overflowX === 'visible' && around.localName !== 'body') continue;
        const edges = around.getBoundingClientRect();
        const isCut = left < edges.left - 1 || right > edges.right + 1;
        if (!isCut) continue;
        if (overflowX !== 'auto' && overflowX !== 'scroll') {
          found.add(`${nameOf(element)}: cut off by ${around.localName}.${around.className} ${position}`);
          break;
        }
        if (!HINT.test(around.parentElement?.parentElement?.innerText ?? ''))
          found.add(`${nameOf(around)}: slides and does not say so`);
        ({ left, right } = edges);
      }
    }
    return [...found];
  });

/** Minimum contrast of text, and of lines in drawings (WCAG 1.4.3, 1.4.11). */
const CONTRAST = { letters: 4.5, lines: 3 } as const;

/** Text and lines with too little contrast; on paper the ground is white, because browsers print no backgrounds. */
const faint = (page: Page, { letters, lines, paper }: { letters: number; lines: number; paper: boolean }) =>
  page.evaluate(
    ([letters, lines, paper]) => {
      type Colour = readonly [number, number, number, number];
      const WHITE: Colour = [1, 1, 1, 1];
      const read = (text: string): Colour => {
        const [r = 0, g = 0, b = 0, alpha = 1] = (text.match(/[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
        const full = text.startsWith('rgb') ? 255 : 1;
        return [r / full, g / full, b / full, alpha];
      };
      const over = (top: Colour, below: Colour, opacity = 1): Colour => {
        const alpha = top[3] * opacity;
        const mixed = [0, 1, 2].map((at) => (top[at] ?? 0) * alpha + (below[at] ?? 0) * (1 - alpha));
        return [mixed[0] ?? 0, mixed[1] ?? 0, mixed[2] ?? 0, 1];
      };
      const light = ([r, g, b]: Colour) =>
        [r, g, b]
          .map((part) => (part <= 0.04 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
          .reduce((sum, part, at) => sum + part * ([0.2126, 0.7152, 0.0722][at] ?? 0), 0);
      const contrast = (one: Colour, other: Colour) => {
        const [low = 0, high = 0] = [light(one), light(other)].sort((a, b) => a - b);
        return (high + 0.05) / (low + 0.05);
      };
      const groundOf = (element: Element): Colour => {
        if (paper) return WHITE;
        const own = read(getComputedStyle(element).backgroundColor);
        if (own[3] === 1) return own;
        return over(own, element.parentElement ? groundOf(element.parentElement) : WHITE);
      };
      const found = new Map<string, number>();
      const note = (element: Element, best: number) => {
        const place = element.closest('[id]:not(svg *)')?.id ?? '';
        const name = `${place} ${element.parentElement?.localName} ${element.localName}.${element.getAttribute('class') ?? ''}`;
        found.set(name, Math.min(best, found.get(name) ?? 99));
      };
      const isShown = (element: Element) => {
        const { right, bottom, width } = element.getBoundingClientRect();
        const isOnPage = right > 0 && bottom + scrollY > 0 && width > 1;
        return isOnPage && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      };
      for (const svg of document.querySelectorAll(`main svg:not(svg svg${paper ? ', button svg' : ''})`)) {
        const { borderTopWidth, maskImage } = getComputedStyle(svg);
        // Colour samples are recognisable by their edge, masked elements by the picture, and print has no controls.
        if (borderTopWidth !== '0px' || maskImage !== 'none') continue;
        const ground = groundOf(svg);
        // Lines lie on wider ones of the same course as separators; one of them must be visible.
        const courses = new Map<string, { shape: Element; best: number }>();
        for (const shape of svg.querySelectorAll('path,line,polyline,polygon,rect,circle,ellipse,text')) {
          const { stroke, fill, strokeWidth, strokeOpacity, fillOpacity, opacity } = getComputedStyle(shape);
          const inks: readonly (readonly [string, number])[] = [
            [parseFloat(strokeWidth) > 0 ? stroke : 'none', Number(strokeOpacity) * Number(opacity)],
            [fill, Number(fillOpacity) * Number(opacity)],
          ];
          // A faint fill only shades the area within a visible edge.
          const seen = inks.filter(([ink, share], at) => ink !== 'none' && (at === 0 || share > 0.5));
          if (seen.length === 0 || shape.closest('defs,clipPath,mask,pattern') || !isShown(shape)) continue;
          const best = Math.max(
            ...seen.map(([ink, share]) => contrast(over(read(ink), ground, share), ground)),
          );
          const course = shape.getAttribute('d') ?? String(courses.size);
          if (best > (courses.get(course)?.best ?? 0)) courses.set(course, { shape, best });
        }
        for (const { shape, best } of courses.values())
          if (best < (shape.localName === 'text' ? letters : lines)) note(shape, best);
      }
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const element = node.parentElement;
        if (!element || !node.textContent?.trim() || element.closest('svg,script,style,noscript,button'))
          continue;
        const { color, forcedColorAdjust } = getComputedStyle(element);
        if ((!paper && forcedColorAdjust !== 'none') || !isShown(element)) continue;
        const ground = groundOf(element);
        const best = contrast(over(read(color), ground), ground);
        if (best < letters) note(element, best);
      }
      return [...found].map(([name, best]) => `${name}: ${best.toFixed(1)} : 1`);
    },
    [letters, lines, paper] as const,
  );

/** Illegible parts under forced colours, light or dark, and in print. */
export async function unreadable(page: Page): Promise<string[]> {
  const findings: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    for (const finding of await faint(page, { ...CONTRAST, paper: false }))
      findings.push(`forced colours, ${colorScheme}: ${finding}`);
  }
  await page.emulateMedia({ forcedColors: 'none', colorScheme: null, media: 'print' });
  for (const finding of await faint(page, { ...CONTRAST, lines: 1.2, paper: true }))
    findings.push(`paper: ${finding}`);
  await page.emulateMedia({ media: null });
  return findings;
}
