import type { Page, Request } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { test } from './hearing-browser.ts';
import { expect } from './shopper.ts';

const record = (page: Page) => page.getByRole('button', { name: 'Record now' });

test('a refused microphone gets an explanation; an allowed one is recorded and released, and nothing leaves the page @at-length [row D509]', async ({
  shopper,
  page,
}) => {
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const get = mediaDevices.getUserMedia.bind(mediaDevices);
    const tracks: MediaStreamTrack[] = [];
    let isRefused = true;
    mediaDevices.getUserMedia = async (asked) => {
      // The first time the visitor denies access.
      if (isRefused) {
        isRefused = false;
        throw new DOMException('Permission denied', 'NotAllowedError');
      }
      const stream = await get(asked);
      tracks.push(...stream.getAudioTracks());
      return stream;
    };
    Object.assign(window, {
      inputs: () => tracks.map(({ readyState }) => readyState),
    });
  });
  const inputs = () => page.evaluate(() => (window as unknown as { inputs(): string[] }).inputs());
  await shopper.opens('/your-recording');
  const asked: Request[] = [];
  page.on('request', (request) => asked.push(request));
  await record(page).focus();
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('No access to the input. Allow it with the lock or microphone icon in the address bar.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeEnabled();
  await expectNoFindings(page, 'no input allowed');

  await record(page).focus();
  await page.keyboard.press('Enter');
  const stop = page.getByRole('button', { name: 'Stop' });
  // Keyboard focus stays at the same place.
  await expect(stop).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Recording, 0:02' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Level at the input/ })).toBeVisible();
  expect(await inputs()).toEqual(['live']);
  await expectNoFindings(page, 'recording');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Recorded here')).toBeVisible();
  await expect(page.getByText(/peak −\d+\.\d.dB, noise floor −\d+\.\d.dB, level matched/)).toBeVisible();
  expect(await inputs()).toEqual(['ended']);
  await expect(record(page)).toBeFocused();

  await page.getByRole('heading', { name: 'Your riff, our winding' }).click();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  // Playback would be on the next recording, so it stops first.
  await record(page).click();
  await expect(page.getByRole('heading', { name: /^Recording, 0:0/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await stop.click();
  await expect(record(page)).toBeEnabled();
  for (const request of asked) {
    expect(request.method(), request.url()).toBe('GET');
    expect(request.postData(), request.url()).toBeNull();
    expect(request.url()).not.toMatch(/^data:|audio|record(?!er|ing|s-[\w-]+\.js$)/);
  }
});
