import type { Hand } from '../fixtures/main-ways.ts';
import { ELEMENT, type WebDriver } from './web-driver.ts';

/** How long something may take to show, ms: software painting on two cores. */
const PATIENCE_MS = 45_000;
const LOOK_AGAIN_MS = 100;

/** Someone who visits the shop in WebKit: does what a hand does. */
export class Visitor implements Hand {
  readonly browser: WebDriver;
  readonly shopUrl: string;

  constructor(browser: WebDriver, shopUrl: string) {
    this.browser = browser;
    this.shopUrl = shopUrl;
  }

  /** Looks until something is there. */
  async until<T>(what: string, look: () => Promise<T | undefined | false>): Promise<T> {
    const deadline = Date.now() + PATIENCE_MS;
    for (let refused: unknown; ; ) {
      // A page may be on its way to the next just now.
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
    // The consent bar is over the foot of the first page, where a press is meant for something else.
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

  /** The first element at an XPath that a hand could reach. */
  finds = (xpath: string): Promise<string> =>
    this.until(xpath, async () => {
      const id = await this.browser.find(xpath);
      return id;
    });

  /**
   * Presses until the press arrives: what moves, or is under something for a moment, is pressed again. The driver does not
   * scroll to what is seen in part.
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

  /** Follows a link of the page to where it says. */
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

  /** Chooses by the words beside the button, which itself is drawn over; of a group where two have the same. */
  chooses(words: string, group = ''): Promise<void> {
    const among = group && `//fieldset[legend[starts-with(normalize-space(.), "${group}")]]`;
    return this.#presses(
      `//main${among}//label[starts-with(normalize-space(.), "${words}")][.//input[@type="radio"]]`,
    );
  }

  #field = (label: string): Promise<string> =>
    this.finds(`//*[@id=//label[starts-with(normalize-space(.), "${label}")]/@for]`);

  async types(label: string, text: string): Promise<void> {
    await this.browser.type(await this.#field(label), text);
  }

  /** Picks an entry of a list by its value. */
  async picks(label: string, value: string): Promise<void> {
    await this.#field(label);
    await this.#presses(
      `//*[@id=//label[starts-with(normalize-space(.), "${label}")]/@for]/option[@value="${value}"]`,
    );
  }

  async brings(path: string): Promise<void> {
    await this.browser.type(await this.finds('//input[@type="file"]'), path);
  }

  /** Enters a card into the frame of the payment form, in the place of what is there. */
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

  /** Waits until the page shows these words. */
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
