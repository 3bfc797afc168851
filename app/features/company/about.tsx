import { ArrowOut } from '#app/ui/arrow-out.tsx';
import { cx } from '#app/ui/cx.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Photo } from '#app/ui/photo.tsx';
import { TitleBlock } from '#app/ui/title-block.tsx';
import { COMPANY } from '#domain/company.ts';
import { inWords } from '#domain/number-words.ts';
import { PRACTICES } from '#domain/production/piece-claims.ts';
import { productByType } from '#domain/products/catalogue.ts';
import { CLAIMS } from '#domain/products/claims.ts';
import { sourcesOf, stockPicture } from '#domain/products/pictures.ts';
import styles from './about.module.css';

const PEOPLE = COMPANY.partners.length;

/** In the order of the bench. */
const WORK = [
  [
    'We draw it',
    'Every part of every pickup exists as a drawing before it exists as a part. The same file gives the part, the picture, the drawing in the article and the model you turn with your finger.',
  ],
  [
    'We wind it',
    'By hand, one coil after the other. Wire, turns and direction stand on the build sheet; the small unevenness of a hand does not, and you can hear that it is there.',
  ],
  ['We measure it', PRACTICES.measured.words.en],
  ['We repair it', `${CLAIMS.repair.words.en} Send it to us, or ask how to do it yourself.`],
] as const;

const ADDRESSES = [
  ['Questions before and after', COMPANY.supportEmail],
  ['An order, a parcel, an invoice', COMPANY.ordersEmail],
  ['Something broken on this site', COMPANY.bugReportEmail],
] as const;

const HUMBUCKERS = sourcesOf(stockPicture(productByType('HUMBUCKER'), 'SET', 'zebra-black-cream', 'detail'));
const STRATOCASTERS = sourcesOf(stockPicture(productByType('STRATOCASTER'), 'SET', 'white', 'detail'));
const TELECASTER = sourcesOf(stockPicture(productByType('TELECASTER'), 'BRIDGE', 'black', 'detail'));

/** Who makes the pickups, how, and how to reach them. Whatever is said of people comes from the company file. */
export function About() {
  const { shopName, city, country, street, postalCode, socialLinks } = COMPANY;
  return (
    <>
      <PageTitle
        size="large"
        figure="SHEET 5"
        lines={[`${city}, ${country}`, `${PEOPLE} people, 1 bench`]}
        title="About"
      />
      <div className={cx('wrap page-grid', styles.intro)}>
        <p className={cx('lead', styles.lead)}>
          {shopName} is {inWords(PEOPLE)} people, a winding bench and a soldering iron. We build pickups for
          guitars and basses, one order at a time, and we know each of them by its number.
        </p>
      </div>
      <figure>
        <Photo picture={HUMBUCKERS} sizes="100vw" className={styles.wide} first />
        <figcaption className={cx('wrap mono muted', styles.caption, styles.ends)}>
          <span>
            <b className={styles.figure}>FIG. 1</b> Two humbuckers, wound, not yet potted
          </span>
          <span className="desk-only">Drawn from our CAD files, as all pictures here are</span>
        </figcaption>
      </figure>

      <section className={cx('wrap page-grid', styles.work)} aria-labelledby="work-heading">
        <h2 id="work-heading" className="visually-hidden">
          How we work
        </h2>
        <TitleBlock figure="HOW WE WORK" lines={['In the order we do it']} className={styles.side} />
        <ol className={styles.column}>
          {WORK.map(([heading, words]) => (
            <li key={heading} className={styles.step}>
              <h3>{heading}</h3>
              <p>{words}</p>
            </li>
          ))}
        </ol>
      </section>

      <div className={cx('wrap', styles.pair)}>
        <figure>
          <Photo picture={STRATOCASTERS} sizes="(max-width: 991px) 100vw, 66vw" className={styles.half} />
          <figcaption className={cx('mono muted', styles.caption)}>
            <b className={styles.figure}>FIG. 2</b> Stratocaster set, White
          </figcaption>
        </figure>
        <figure>
          <Photo picture={TELECASTER} sizes="(max-width: 991px) 100vw, 66vw" className={styles.half} />
          <figcaption className={cx('mono muted', styles.caption)}>
            <b className={styles.figure}>FIG. 3</b> Telecaster, bridge
          </figcaption>
        </figure>
      </div>

      <section className="wrap" aria-labelledby="contact-heading">
        <div className={cx('page-grid', styles.contact)}>
          <h2 id="contact-heading" className="visually-hidden">
            Contact
          </h2>
          <TitleBlock figure="CONTACT" lines={['We answer Monday to Friday']} className={styles.side} />
          <div className={styles.column}>
            <dl className={styles.addresses}>
              {ADDRESSES.map(([what, address]) => (
                <div key={address}>
                  <dt>{what}</dt>
                  <dd>
                    <a className={cx('heading', styles.address)} href={`mailto:${address}`}>
                      {address}
                    </a>
                  </dd>
                </div>
              ))}
            </dl>
            <div className={styles.places}>
              <div>
                <h3 className={styles.label}>Workshop</h3>
                <address className="mono muted">
                  {street}
                  <br />
                  {postalCode} {city}
                  <br />
                  {country}
                </address>
              </div>
              <div>
                <h3 className={styles.label}>Elsewhere</h3>
                <ul>
                  {socialLinks.map(({ name, url }) => (
                    <li key={url}>
                      <a className={cx('link', styles.social)} href={url} rel="me noopener">
                        {name} <ArrowOut />
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            </div>
          </div>
        </div>
      </section>
    </>
  );
}
