import { ArrowOut } from '#app/ui/arrow-out.tsx';
import { cx } from '#app/ui/cx.ts';
import { useLanguage } from '#app/ui/language.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Photo } from '#app/ui/photo.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { TitleBlock } from '#app/ui/title-block.tsx';
import { COMPANY, dialHref } from '#domain/company.ts';
import { productByType } from '#domain/products/catalogue.ts';
import { sourcesOf, stockPicture } from '#domain/products/pictures.ts';
import { ABOUT_MESSAGES } from './about.messages.ts';

const HUMBUCKERS = ['HUMBUCKER', 'SET', 'zebra-black-cream'] as const;
const STRATOCASTERS = ['STRATOCASTER', 'SET', 'white'] as const;
const TELECASTER = ['TELECASTER', 'BRIDGE', 'black'] as const;

/** The makers, how they work, and how to reach them. All facts about people come from the company file. */
export function About({ words: own, social }: { words?: string | undefined; social?: string | undefined }) {
  const language = useLanguage();
  const words = ABOUT_MESSAGES[language];
  const pictureOf = ([type, bundle, colour]: typeof HUMBUCKERS | typeof STRATOCASTERS | typeof TELECASTER) =>
    sourcesOf(stockPicture(productByType(type), bundle, colour, 'detail', language));
  const { work, contact } = words;
  const { city, street, postalCode, socialLinks, phone, supportEmail, ordersEmail, bugReportEmail } = COMPANY;
  const people = COMPANY.partners.length;
  const addresses = [
    [contact.support, supportEmail, `mailto:${supportEmail}`],
    [contact.orders, ordersEmail, `mailto:${ordersEmail}`],
    [contact.bugs, bugReportEmail, `mailto:${bugReportEmail}`],
    [contact.phone, phone, dialHref(phone)],
  ];
  const [humbuckers, stratocasters, telecaster] = words.pictures.map(([figure, shown]) => (
    <>
      <b className="mr-[1em] text-text">{figure}</b> {shown}
    </>
  ));
  return (
    <>
      <PageTitle size="large" figure={words.figure} lines={[words.place()]} title={words.title} />
      <div className="wrap page-grid pb-72 phone:pb-40">
        <p className="lead col-[4/11] max-w-none type-27 lh-[1.35] phone:col-span-full phone:type-21">
          {own ?? words.lead(people)}
        </p>
      </div>
      <figure>
        <Photo
          picture={pictureOf(HUMBUCKERS)}
          sizes="100vw"
          className="w-full h-600 object-cover [object-position:40%_40%] phone:h-240"
          first
        />
        <figcaption className="wrap mono muted mt-20 flex justify-between">
          <span>{humbuckers}</span>
          <span className="desk-only">{words.drawn}</span>
        </figcaption>
      </figure>

      <section className="wrap page-grid pt-96 phone:pt-40" aria-labelledby="work-heading">
        <h2 id="work-heading" className="visually-hidden">
          {work.heading}
        </h2>
        <TitleBlock figure={work.figure} lines={[work.line]} className="col-[1/4] phone:col-span-full" />
        <ol className="col-[4/13] phone:col-span-full phone:mt-20">
          {work.steps.map(([heading, how]) => (
            <li
              key={heading}
              className="grid grid-cols-[4fr_5fr] gap-x-gutter line-t pt-20 pb-28 phone:block phone:pt-16 phone:px-0 phone:pb-22"
            >
              <h3 className="phone:mb-8">{heading}</h3>
              <p className="max-w-[33em]">{how}</p>
            </li>
          ))}
        </ol>
      </section>

      <div className="wrap grid grid-cols-[8fr_4fr] gap-gutter pt-56 pb-128 phone:pt-40 phone:pb-56">
        <figure>
          <Photo
            picture={pictureOf(STRATOCASTERS)}
            sizes="66vw"
            className="w-full h-520 object-cover phone:h-180"
          />
          <figcaption className="mono muted mt-12">{stratocasters}</figcaption>
        </figure>
        <figure>
          <Photo
            picture={pictureOf(TELECASTER)}
            sizes="66vw"
            className="w-full h-520 object-cover [object-position:36%_50%] phone:h-180"
          />
          <figcaption className="mono muted mt-12">{telecaster}</figcaption>
        </figure>
      </div>

      <section className="wrap" aria-labelledby="contact-heading">
        <div className="page-grid pt-20 pb-128 line-t phone:pt-16 phone:pb-56">
          <h2 id="contact-heading" className="visually-hidden">
            {contact.heading}
          </h2>
          <TitleBlock
            figure={contact.figure}
            lines={[contact.line]}
            className="col-[1/4] phone:col-span-full"
          />
          <div className="col-[4/13] phone:col-span-full phone:mt-20">
            <dl>
              {addresses.map(([what, address, href]) => (
                <div
                  className="grid grid-cols-[4fr_5fr] gap-x-gutter line-t items-center py-12 last:line-b phone:block phone:pt-14 phone:pb-8"
                  key={address}
                >
                  <dt>{what}</dt>
                  <dd>
                    <a
                      className={cx(
                        'inline-block py-8 [font-size:clamp(1.4375rem,0.9rem_+_1.7vw,2.125rem)] lh-[1.1] wrap-anywhere',
                        'heading hover:underline hover:decoration-2 hover:underline-offset-[0.16em]',
                      )}
                      href={href}
                    >
                      {address}
                    </a>
                  </dd>
                </div>
              ))}
            </dl>
            <div className="grid grid-cols-[4fr_5fr] gap-gutter pt-32 phone:grid-cols-[1fr_1fr]">
              <div>
                <h3 className="mb-6 type-inherit weight-600 ls-[0]">{contact.workshop}</h3>
                <address className="mono muted">
                  {street}
                  <br />
                  {postalCode} {city}
                  <br />
                  {contact.country()}
                </address>
              </div>
              <div>
                <h3 className="mb-6 type-inherit weight-600 ls-[0]">{contact.elsewhere}</h3>
                {social ? <p className="mb-6">{social}</p> : null}
                <ul>
                  {socialLinks.map(({ name, url }) => (
                    <li key={url}>
                      <TextLink
                        className="inline-flex gap-6 items-center min-h-44"
                        href={url}
                        rel="me noopener"
                      >
                        {name} <ArrowOut />
                      </TextLink>
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
