import { type Day, dayInWords } from '#domain/calendar/day.ts';
import { DISCOUNT_LABEL, type Discounted } from '#domain/checkout/discount.ts';
import { DUTY_LABEL } from '#domain/customs/duty-label.ts';
import type { InLanguages, Language } from '#domain/languages.ts';
import { NOTICE_MESSAGES } from '#domain/legal/guarantee-notice.messages.ts';
import { type Cents, exactEuro, formatEuro } from '#domain/money.ts';
import { importWords, vatWords } from '#domain/prices/vat.messages.ts';
import { PROMOTION, SHIPPING_ZONES, zoneOf } from '#domain/shipping/shipping.ts';
import {
  Action,
  Amounts,
  FigureLine,
  Letter,
  Numbered,
  OrderedItems,
  Paragraph,
  PartHeading,
  Questions,
  SideBySide,
} from '../platform/mail/letter.tsx';
import { heading, link, textStyle } from '../platform/mail/mail-styles.ts';
import { ContractTerms } from './contract-terms.tsx';

export interface ConfirmationProps {
  /** Customs notices for orders that leave the EU: declared contents, and charges on delivery. */
  readonly customs?: readonly string[] | undefined;
  readonly number: string;
  readonly language: Language;
  readonly publicUrl: string;
  readonly testMode: boolean;
  /** Name of the attached file with the terms; `undefined` if there is none. */
  readonly terms: string | undefined;
  readonly link: string;
  /** First name for the salutation, if it is unambiguous. */
  readonly firstName: string | undefined;
  readonly lines: readonly {
    /** Content id of its attached picture. */
    readonly cid: string | undefined;
    readonly counted: string;
    readonly featuresInLetters: string;
    readonly sum: Cents;
    /** Built in a configurator for this shopper. */
    readonly isCustom: boolean;
  }[];
  /** A pickup has a quick connector. */
  readonly isPlugged: boolean;
  readonly quoted: Discounted;
  /** Entered by a maker with nothing to pay, or collected by the buyer. */
  readonly isFree: boolean;
  readonly isCollected: boolean;
  /** Promised dispatch and expected delivery. */
  readonly promised: { readonly leaves: Day; readonly arrives: Day } | undefined;
  /** Destination; undefined while it is unknown. */
  readonly countryName: string | undefined;
  readonly address: readonly string[];
  /** Name of the attached EU notice; undefined in test mode without one. */
  readonly notice: string | undefined;
}

const EN = {
  heading: (name: string | undefined) => (name ? `Thank you, ${name}.` : 'Thank you for your order.'),
  preview: (number: string) => `Order ${number} is paid. We start on it.`,
  first: 'Your payment has arrived and your order is in the queue for the bench.',
  free: {
    preview: 'There is nothing to pay.',
    first: 'There is nothing to pay.',
  },
  /** For an order that its buyer collects. */
  collected: {
    steps: ['We wind and measure each pickup.', 'You collect your order from us in person.'],
    to: 'You collect your order from us.',
  },
  leaves: 'Leaves Leipzig',
  arrives: (country: string) => `With you, ${country}`,
  by: (day: string) => `by ${day}`,
  goods: 'Goods',
  shipping: (country: string | undefined) => (country ? `Shipping, ${country}` : 'Shipping'),
  total: 'Total',
  next: 'What happens next',
  steps: (from: number, to: number): readonly string[] => [
    'We wind and measure each pickup.',
    'Your order leaves Leipzig in double cardboard, Monday to Friday. You get the tracking number by e-mail.',
    `It arrives ${from} to ${to} work days after this confirmation.`,
  ],
  promotion: (above: string) => `Shipping discount over ${above}`,
  to: 'Where to',
  /** Shown instead of an address. */
  noAddress:
    'We do not know yet: your wallet gave us no address for a parcel. Please add it on your order page; until then we cannot pack.',
  look: 'View or change your order',
  law: 'Withdrawal, model form, legal guarantee',
  attached: (file: string) => `Attached: the official EU notice on the legal guarantee (${file}).`,
};

const WORDS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    heading: (name) => (name ? `Danke, ${name}.` : 'Danke für deine Bestellung.'),
    preview: (number) => `Bestellung ${number} ist bezahlt. Wir fangen an.`,
    first: 'Deine Zahlung ist da, und deine Bestellung steht auf der Werkbankliste.',
    free: {
      preview: 'Zu zahlen ist nichts.',
      first: 'Zu zahlen ist nichts.',
    },
    collected: {
      steps: ['Wir wickeln und messen jeden Tonabnehmer.', 'Du holst deine Bestellung bei uns ab.'],
      to: 'Du holst deine Bestellung bei uns ab.',
    },
    leaves: 'Verlässt Leipzig',
    arrives: (country) => `Bei dir, ${country}`,
    by: (day) => `bis ${day}`,
    goods: 'Ware',
    shipping: (country) => (country ? `Versand, ${country}` : 'Versand'),
    total: 'Gesamt',
    next: 'Wie es weitergeht',
    steps: (from, to) => [
      'Wir wickeln und messen jeden Tonabnehmer.',
      'Deine Bestellung verlässt Leipzig in doppeltem Karton, Montag bis Freitag. Die Sendungsnummer kommt per E-Mail.',
      `Sie kommt ${from} bis ${to} Arbeitstage nach dieser Bestätigung bei dir an.`,
    ],
    promotion: (above) => `Versandrabatt über ${above}`,
    to: 'Wohin',
    noAddress:
      'Das wissen wir noch nicht: Dein Wallet hat uns keine Adresse für ein Paket gegeben. Bitte trag sie auf der Seite deiner Bestellung ein; vorher können wir nicht packen.',
    look: 'Bestellung ansehen oder ändern',
    law: 'Widerruf, Muster-Formular, Gewährleistung',
    attached: (file) => `Im Anhang: die amtliche EU-Mitteilung zur gesetzlichen Gewährleistung (${file}).`,
  },
};

export const CONFIRMATION_SUBJECT: InLanguages<(number: string) => string> = {
  en: (number) => `Order ${number}: thank you`,
  de: (number) => `Bestellung ${number}: danke`,
};

const note = { ...textStyle, fontSize: '14px', lineHeight: '21px', margin: '0 0 8px' };
const noteHeading = { ...heading, fontSize: '16px', lineHeight: '20px', margin: '18px 0 6px' };

/** Confirmation of an order: goods, price, address, next steps, and mandatory information. */
export function OrderConfirmation(props: ConfirmationProps) {
  const { number, language, lines, address, promised, countryName, publicUrl, testMode, isCollected } = props;
  const { country, goods, shipping, duty, total, vat, discount, discountPercent } = props.quoted;
  const texts = WORDS[language];
  const [from, to] = SHIPPING_ZONES[zoneOf(country)].workDays;
  const day = (date: Day) => texts.by(dayInWords(date, language, 'short'));
  return (
    <Letter
      number={number}
      language={language}
      publicUrl={publicUrl}
      testMode={testMode}
      heading={texts.heading(props.firstName)}
      preview={props.isFree ? texts.free.preview : texts.preview(number)}
      under={{
        title: texts.law,
        words: (
          <ContractTerms
            language={language}
            publicUrl={publicUrl}
            attached={props.terms}
            holdsCustom={lines.some(({ isCustom }) => isCustom)}
            isPlugged={props.isPlugged}
            styles={{ text: note, link, small: note, heading: noteHeading }}
          />
        ),
      }}
    >
      <Paragraph>{props.isFree ? texts.free.first : texts.first}</Paragraph>
      {promised ? (
        <SideBySide
          cells={[
            [texts.leaves, day(promised.leaves)],
            ...(countryName && !isCollected
              ? [[texts.arrives(countryName), day(promised.arrives)] as const]
              : []),
          ]}
        />
      ) : null}
      <OrderedItems
        articles={lines.map(({ counted, featuresInLetters, sum, cid }) => ({
          ...{ name: counted, detail: featuresInLetters, amount: exactEuro(sum), cid },
        }))}
      />
      <Amounts
        rows={[
          ...(lines.length > 1 || discount > 0 ? [{ label: texts.goods, amount: exactEuro(goods) }] : []),
          ...(discount > 0
            ? [{ label: DISCOUNT_LABEL[language](discountPercent), amount: exactEuro(-discount) }]
            : []),
          { label: texts.shipping(isCollected ? undefined : countryName), amount: exactEuro(shipping.fee) },
          ...(shipping.discount > 0
            ? [
                {
                  label: texts.promotion(formatEuro(PROMOTION.goodsAbove)),
                  amount: exactEuro(-shipping.discount),
                },
              ]
            : []),
          ...(duty > 0 ? [{ label: DUTY_LABEL[language], amount: exactEuro(duty) }] : []),
        ]}
        total={{ label: texts.total, amount: exactEuro(total) }}
      />
      <FigureLine>
        {[vatWords(vat, language), ...(props.customs ?? [importWords(vat, language)])]
          .filter(Boolean)
          .join(' ')}
      </FigureLine>
      <PartHeading>{texts.next}</PartHeading>
      <Numbered items={isCollected ? texts.collected.steps : texts.steps(from, to)} />
      <PartHeading>{texts.to}</PartHeading>
      <Paragraph>
        {isCollected ? texts.collected.to : countryName ? address.join(', ') : texts.noAddress}
      </Paragraph>
      <Action href={props.link}>{texts.look}</Action>
      <Questions language={language} />
      <FigureLine>
        {props.notice ? texts.attached(props.notice) : `${NOTICE_MESSAGES[language].placeholder}.`}
      </FigureLine>
    </Letter>
  );
}
