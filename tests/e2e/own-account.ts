import { PASSWORD } from '../fixtures/log-in.ts';
import { WORDS } from '../fixtures/words.ts';
import { expect, type Shopper } from './shopper.ts';

/** Creates an account by its pages and the mailed link; ends logged in. */
export async function makesAnAccount(shopper: Shopper, email: string): Promise<void> {
  const { page } = shopper;
  await page.goto(`${shopper.shopUrl}/register`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText(WORDS.registered)).toBeVisible();
  const links = async () => {
    const mail = (await shopper.mails()).find(({ to, subject }) => to === email && /confirm/.test(subject));
    return /http\S+\/verify\/[\w.-]+/.exec(mail?.text ?? '')?.[0];
  };
  await expect.poll(links).toBeDefined();
  await page.goto((await links()) ?? '');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Yes, create my account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
}
