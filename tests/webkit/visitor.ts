import type { Hand } from '../fixtures/main-ways.ts';
import { ELEMENT, type WebDriver } from './web-driver.ts';

/** Timeout for something to appear, ms: software painting on two cores. */
const PATIENCE_MS = 45_000;
const LOOK_AGAIN_MS = 100;

export class Visitor implements Hand {
  readonly browser: WebDriver;
  readonly shopUrl: string;

  constructor(browser: WebDriver, shopUrl: string) {
    this.browser = browser;
    this.shopUrl = shopUrl;
  }

  /** Polls until something is there. */
  async until<T>(what: string, look: () => Promise<T | undefined | false>): Promise<T> {
    const deadline = Date.now() + PATIENCE_MS;
    for (let refused: unknown; ; ) {
      // The page may be navigating.
      const seen = await look().catch((error: unknown) => {
        refused = error;
      });
      if (seen) return seen;
      if (Date.now() > deadline)
        throw new Error(
          `${what}: not within ${PATIENCE_MS / 1000} s. ${refused ?? ''} ${await this.words()}`,
        );
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    }
  }

  words = async (): Promise<string> =>
    String(await this.browser.run('return document.body.innerText.replace(/\\s+/g, " ")'));

  async opens(path: string): Promise<void> {
    await this.browser.get(this.shopUrl + path);
    await this.pageIsHydrated();
    // The consent bar covers the foot of the first page.
    await this.browser.run(
      'if (document.documentElement.dataset.consent === "asked") document.querySelector("[data-strip=consent-false]").click()',
    );
  }

  pageIsHydrated = (): Promise<unknown> =>
    this.until('the page hydrates', async () =>
      this.browser.run(
        'return document.readyState === "complete" && !document.querySelector("[data-island]:not([data-hydrated], [data-until])")',
      ),
    );

  /** The first reachable element at an XPath. */
  finds = (xpath: string): Promise<string> =>
    this.until(xpath, async () => {
      const id = await this.browser.find(xpath);
      return id;
    });

  /**
   * Presses until the press arrives, repeating for moving or covered elements. The driver does not scroll to partly
   * visible ones.
   */
  async #presses(xpath: string): Promise<void> {
    await this.until(`press ${xpath}`, async () => {
      const id = await this.browser.find(xpath);
      if (!id) return false;
      await this.browser.run('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', {
        [ELEMENT]: id,
      });
      await this.browser.click(id);
      return true;
    });
  }

  presses = (name: string): Promise<void> =>
    this.#presses(
      `//button[not(@disabled)][starts-with(normalize-space(.), "${name}") or @aria-label="${name}"]`,
    );

  async follows(path: string): Promise<void> {
    await this.#presses(`//main//a[@href="${path}"]`);
    await this.arrivesAt(path);
  }

  async arrivesAt(path: string): Promise<void> {
    await this.until(`arrive at ${path}`, async () =>
      this.browser.run('return location.pathname === arguments[0]', path),
    );
    await this.pageIsHydrated();
  }

  /** Chooses by the label, because the button itself is covered; within a group if the label is ambiguous. */
  chooses(words: string, group = ''): Promise<void> {
    const among = group && `//fieldset[legend[starts-with(normalize-space(.), "${group}")]]`;
    return this.#presses(
      `//main${among}//label[starts-with(normalize-space(.), "${words}")][.//input[@type="radio"]]`,
    );
  }

  /** A labelled field, once it is visible: the driver cannot type into a form that still waits for the wallets. */
  #field = (label: string): Promise<string> =>
    this.until(`field ${label}`, async () => {
      const id = await this.browser.find(
        `//*[@id=//label[starts-with(normalize-space(.), "${label}")]/@for]`,
      );
      if (!id) return undefined;
      const isVisible = await this.browser.run(
        'return getComputedStyle(arguments[0]).visibility === "visible"',
        { [ELEMENT]: id },
      );
      return isVisible ? id : undefined;
    });

  async types(label: string, text: string): Promise<void> {
    await this.browser.type(await this.#field(label), text);
  }

  async picks(label: string, value: string): Promise<void> {
    await this.#field(label);
    await this.#presses(
      `//*[@id=//label[starts-with(normalize-space(.), "${label}")]/@for]/option[@value="${value}"]`,
    );
  }

  async brings(path: string): Promise<void> {
    await this.browser.type(await this.finds('//input[@type="file"]'), path);
  }

  /** Enters a card into the frame of the payment form, replacing the present one. */
  async entersCard(number: string): Promise<void> {
    await this.browser.enter(await this.finds('//iframe[@title="Secure card payment input frame"]'));
    for (const [label, text] of Object.entries({ 'Card number': number, Expiry: '1234', CVC: '123' })) {
      const id = await this.#field(label);
      await this.browser.run('arguments[0].focus(); arguments[0].select()', {
        [ELEMENT]: id,
      });
      await this.browser.type(id, text);
    }
    await this.browser.enter();
  }

  async reads(words: RegExp): Promise<void> {
    await this.until(`read ${words}`, async () => words.test(await this.words()));
  }

  /** Waits until the hand of the listening page has moved. */
  async loopRuns(): Promise<void> {
    await this.until('the hand moves', async () =>
      this.browser.run(
        'return Number.parseFloat(document.querySelector("main svg line[y2=\\"22\\"]")?.getAttribute("x1") ?? "") > 0',
      ),
    );
  }
}
