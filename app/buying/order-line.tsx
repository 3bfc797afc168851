import type { ReactNode } from 'react';
import { SwatchDot } from '#app/ui/swatch.tsx';
import type { LineInWords } from '#domain/checkout/describe-line.ts';

interface OrderLineProps {
  readonly line: Pick<LineInWords, 'name' | 'description'>;
  /** Replaces the line's name. */
  readonly title?: string;
  readonly path?: string | undefined;
  /** Layout only; the text is the same everywhere. */
  readonly headingClassName?: string;
  readonly linkClassName?: string | undefined;
  readonly descriptionClassName: string;
  readonly factClassName?: string | undefined;
  readonly dotClassName?: string;
  readonly level?: 2 | 3;
  /** Language of the features, if it differs from the page's: names of parts are English. */
  readonly lang?: string;
  /** Below the features. */
  readonly children?: ReactNode;
}

/** A line of a cart or an order: name, chosen features and picture. */
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
