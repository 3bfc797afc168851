import type { Locator, Page } from '@playwright/test';
import { expect } from './shopper.ts';

/** A visitor who listens to a pickup before buying. */
export class Listener {
  readonly page: Page;
  readonly player: Locator;
  readonly tracks: Locator;
  readonly position: Locator;
  readonly fetched: string[] = [];

  constructor(page: Page) {
    this.page = page;
    this.player = page.getByRole('group', { name: /^Listen/ });
    this.tracks = this.player.getByLabel('Track');
    this.position = this.player.getByRole('slider', { name: /^Position in/ });
    page.on('request', (request) => {
      if (/\/audio\/.*\.mp3/.test(request.url())) this.fetched.push(new URL(request.url()).pathname);
    });
  }

  async plays(): Promise<void> {
    await this.player.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(() => this.seconds()).toBeGreaterThan(0.1);
  }

  async pauses(): Promise<void> {
    await this.player.getByRole('button', { name: 'Pause' }).click();
    await expect(this.player.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  }

  seconds(): Promise<number> {
    return this.page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime);
  }

  isSilent(): Promise<boolean> {
    return this.page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.paused);
  }

  async seesStart(): Promise<void> {
    await expect(this.player.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    await expect(this.position).toHaveAttribute('aria-valuetext', /^0:00 of 0:1\d$/);
    expect(await this.isSilent()).toBe(true);
  }
}
