import { ElementBase } from './element-base.ts';
import { element } from './field.ts';

/** There are no wallets in the sandbox; the page learns so and shows none. */
export class ExpressElement extends ElementBase {
  constructor(destroyed: () => void = () => {}) {
    super(element('div'), destroyed);
  }

  protected override mounted(): void {
    this.emit('loaderstart', { elementType: 'expressCheckout' });
    this.emit('ready', { elementType: 'expressCheckout', availablePaymentMethods: undefined });
  }

  update(): this {
    return this;
  }

  focus(): void {}
  blur(): void {}
  clear(): void {}
}
