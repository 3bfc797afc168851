import { CART_PAGE } from '../../app/features/cart/cart-page.messages.ts';
import { expect, type Shopper } from './shopper.ts';

const { summary } = CART_PAGE.de;

export class GermanShopper {
  readonly shopper: Shopper;
  constructor(shopper: Shopper) {
    this.shopper = shopper;
  }

  get page() {
    return this.shopper.page;
  }

  async goesToCheckout() {
    await this.page.getByRole('main').getByRole('link', { name: summary.checkout, exact: true }).click();
    await this.page.waitForURL('**/de/checkout');
    await expect(this.page.getByLabel('E-Mail')).toBeVisible();
  }

  async givesTheAddress(email = 'jonas@example.org') {
    const parcel = this.page.getByRole('group', { name: 'Adresse', exact: true });
    await this.page.getByLabel('E-Mail').fill(email);
    await parcel.getByLabel('Land').selectOption({ label: 'Deutschland' });
    await parcel.getByLabel('Name', { exact: true }).fill('Jonas Beispiel');
    await parcel.getByLabel('Straße und Hausnummer').fill('Karl-Heine-Straße 1');
    await parcel.getByLabel('Postleitzahl').fill('04229');
    await parcel.getByLabel('Ort', { exact: true }).fill('Leipzig');
    await parcel.getByLabel('Ort', { exact: true }).blur();
  }

  async entersCard(number: string) {
    const card = this.page.frameLocator('iframe[title="Sicherer Eingaberahmen für Kartenzahlungen"]');
    await card.getByLabel('Kartennummer').fill(number);
    await card.getByLabel('Gültig bis').fill('12 / 34');
    await card.getByLabel('Prüfziffer').fill('123');
  }

  async orders() {
    const button = this.page.getByRole('button', { name: /^Zahlungspflichtig bestellen/ });
    await expect(button).toContainText('€');
    await button.click();
  }
}
