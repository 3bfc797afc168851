import type { ReactNode } from 'react';
import { SwatchDot } from '#app/ui/swatch.tsx';
import type { LineInWords } from '#domain/checkout/describe-line.ts';

interface OrderLineProps {
  readonly line: Pick<LineInWords, 'name' | 'description'>;
  /** In the place of its name. */
  readonly title?: string;
  /** Where it can be looked at. */
  readonly path?: string | undefined;
  /** How a place shows it; what it says is the same everywhere. */
  readonly headingClassName?: string;
  readonly linkClassName?: string | undefined;
  readonly descriptionClassName: string;
  readonly factClassName?: string | undefined;
  readonly dotClassName?: string;
  readonly level?: 2 | 3;
  /** Of the features, where the page is in another language: names of parts are the shop's own, and those are English. */
  readonly lang?: string;
  /** Below the features. */
  readonly children?: ReactNode;
}

/** A line of a cart or an order: its name and what was chosen, beside its picture. */
export function OrderLine({
  line: { name, description },
  title = name,
  path,
  headingClassName,
  linkClassName,
  descriptionClassName,
  factClassName,
  dotClassName,
  level = 2,
  lang,
  children,
}: OrderLineProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div>
      <Heading className={headingClassName} translate="no">
        {path ? (
          <a className={linkClassName} href={path}>
            {title}
          </a>
        ) : (
          title
        )}
      </Heading>
      <dl className={descriptionClassName} lang={lang}>
        {description.map(({ label, value, colours }) => (
          <div className={factClassName} key={label}>
            <dt>{label}</dt>
            <dd>
              {colours ? <SwatchDot colours={colours} size={11} className={dotClassName} /> : null}
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  );
}
