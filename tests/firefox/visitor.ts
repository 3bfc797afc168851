import type { Browser, ElementHandle, Frame, Page } from 'puppeteer-core';
import type { Hand } from '../fixtures/main-ways.ts';

/** Timeout for something to appear, ms: software painting on two cores. */
const PATIENCE_MS = 30_000;

type Place = Page | Frame;

/** A visitor in Firefox, who also collects invisible errors. */
export class Visitor implements Hand {
  readonly page: Page;
  readonly shopUrl: string;
  /** Console errors and warnings, exceptions, failed responses. */
  readonly wrong: string[] = [];

  constructor(page: Page, shopUrl: string) {
    this.page = page;
    this.shopUrl = shopUrl;
    page.setDefaultTimeout(PATIENCE_MS);
    page.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) this.wrong.push(message.text());
    });
    page.on('pageerror', (error) => this.wrong.push(String(error)));
    page.on('response', (response) => {
      if (response.status() >= 400) this.wrong.push(`${response.status()} ${response.url()}`);
    });
  }

  static async arrives(browser: Browser, shopUrl: string): Promise<Visitor> {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport({ width: 1280, height: 900 });
    return new Visitor(page, shopUrl);
  }

  async leaves(): Promise<void> {
    await this.page.browserContext().close();
  }

  async opens(path: string): Promise<void> {
    await this.page.goto(this.shopUrl + path);
    await this.pageIsHydrated();
    await this.declinesToBeCounted();
  }

  /** Declines consent, because the bar covers the foot of the first page. */
  async declinesToBeCounted(): Promise<void> {
    const decline = await this.page.$('::-p-xpath(//button[normalize-space(.)="Decline"])');
    if (!(await decline?.isVisible())) return;
    await decline?.click();
    await this.page.waitForFunction((button) => !button?.checkVisibility(), {}, decline);
  }

  /** Waits for the complete page: while loading it has no islands, and its links still move. */
  async pageIsHydrated(): Promise<void> {
    await this.page.waitForFunction(
      () =>
        document.readyState === 'complete' &&
        !document.querySelector('[data-island]:not([data-hydrated], [data-until])'),
    );
  }

  /** By XPath: by role and name Firefox walks its whole accessibility tree, ten seconds on a long page. */
  async #finds(xpath: string, place: Place = this.page): Promise<ElementHandle<Element>> {
    const found = await place.waitForSelector(`::-p-xpath(${xpath})`, { visible: true });
    if (!found) throw new Error(`Nothing at ${xpath}`);
    return found;
  }

  async presses(name: string): Promise<void> {
    await (
      await this.#finds(`//button[starts-with(normalize-space(.), "${name}") or @aria-label="${name}"]`)
    ).click();
  }

  async follows(path: string): Promise<void> {
    await (await this.#finds(`//main//a[@href="${path}"]`)).click();
    await this.arrivesAt(path);
  }

  async arrivesAt(path: string): Promise<void> {
    await this.page.waitForFunction((wanted) => location.pathname === wanted, {}, path);
    await this.pageIsHydrated();
  }

  /**
   * Chooses by the start of the label, because the button itself is covered; within a group if the label is ambiguous.
   */
  async chooses(words: string, group = ''): Promise<void> {
    const among = group && `//fieldset[legend[starts-with(normalize-space(.), "${group}")]]`;
    const option = `//label[starts-with(normalize-space(.), "${words}")][.//input[@type="radio"]]`;
    await (await this.#finds(`//main${among}${option}`)).click();
  }

  /** Waits until the hand of the listening page has moved. */
  async loopRuns(): Promise<void> {
    await this.page.waitForFunction(
      () => Number.parseFloat(document.querySelector('main svg line[y2="22"]')?.getAttribute('x1') ?? '') > 0,
    );
  }

  #field(label: string, place: Place = this.page): Promise<ElementHandle<Element>> {
    return this.#finds(`//*[@id=//label[starts-with(normalize-space(.), "${label}")]/@for]`, place);
  }

  async types(label: string, text: string, place?: Place): Promise<void> {
    await (await this.#field(label, place)).type(text);
  }

  async picks(label: string, value: string): Promise<void> {
    await (await this.#field(label)).select(value);
  }

  async brings(path: string): Promise<void> {
    const field = await this.page.waitForSelector('input[type=file]');
    await (field as ElementHandle<HTMLInputElement> | null)?.uploadFile(path);
  }

  async entersCard(number: string): Promise<void> {
    const card = await this.#frame('Secure card payment input frame');
    await this.types('Card number', number, card);
    await this.types('Expiry', '1234', card);
    await this.types('CVC', '123', card);
  }

  async reads(words: RegExp): Promise<void> {
    await this.page.waitForFunction(
      (source, flags) => new RegExp(source, flags).test(document.body.innerText.replace(/\s+/g, ' ')),
      {},
      words.source,
      words.flags,
    );
  }

  async #frame(title: string): Promise<Frame> {
    const frame = await (await this.page.waitForSelector(`iframe[title="${title}"]`))?.contentFrame();
    if (!frame) throw new Error(`No frame "${title}"`);
    return frame;
  }
}
