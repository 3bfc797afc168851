// Measures a choice in a configurator on the real page: until price and curve have changed, and until the sound has.
import { chromium } from '@playwright/test';
import { needChromium } from '../../scripts/needs.mjs';

const ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--autoplay-policy=no-user-gesture-required',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
];
const PATH =
  '/configurator/humbucker?cover=open&model=stars&color=navy&base=copper&spacing=52&output=modern&coils=matched' +
  '&potting=wax&wiring=5-wire&magnet=alnico-5&step=output';
const CHOICES = 40;

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Chooses one output after the other; returns the delay of price and curve, in frames and in ms. */
const choose = (count) =>
  new Promise((resolve) => {
    const radios = [...document.querySelectorAll('input[name=output]')];
    const results = [];
    const next = (index) => {
      if (index === count) return resolve(results);
      const radio = radios[index % radios.length];
      if (radio.checked) return next(index + 1);
      let frames = 0;
      const begun = performance.now();
      const seen = {};
      const watch = new MutationObserver((changes) => {
        for (const { target } of changes) {
          const element = target instanceof Element ? target : target.parentElement;
          if (element?.closest('[role=status]')?.textContent?.includes('Price'))
            seen.price ??= [frames, performance.now() - begun];
          if (element?.tagName === 'path') seen.curve ??= [frames, performance.now() - begun];
        }
      });
      watch.observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
        attributeFilter: ['d'],
      });
      const count_ = () => {
        frames += 1;
        if (frames < 20) return requestAnimationFrame(count_);
        watch.disconnect();
        results.push(seen);
        setTimeout(() => next(index + 1), 250);
      };
      // Arrow keys move without going on to the next step.
      radio.closest('form').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
      radio.click();
      requestAnimationFrame(count_);
    };
    next(0);
  });

/** Rows: the change, and the median number of frames and ms. */
export async function measureChoices(url) {
  const browser = await chromium.launch({ executablePath: needChromium(), args: ARGS });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(url + PATH);
  await page.hover('[data-island=configurator]');
  await page.waitForSelector('[data-island=configurator][data-hydrated]');
  await page.waitForSelector('[data-drawn]');
  const results = await page.evaluate(choose, CHOICES);
  const rows = ['price', 'curve'].map((part) => {
    const seen = results.flatMap((result) => (result[part] ? [result[part]] : []));
    return {
      'from a choice to': part,
      times: seen.length,
      'frames, median': median(seen.map(([frames]) => frames)),
      'ms, median': median(seen.map(([, ms]) => ms)).toFixed(0),
    };
  });
  await browser.close();
  return rows;
}
