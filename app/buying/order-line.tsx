import type { ReactNode } from 'react';
import { SwatchDot } from '#app/ui/swatch.tsx';
import type { LineInWords } from '#domain/checkout/line-in-words.ts';

/** How a place shows a line; what it says is the same everywhere. */
interface LineLook {
  readonly heading: string;
  readonly link?: string | undefined;
  readonly description: string;
  readonly fact?: string | undefined;
  readonly dot?: string | undefined;
}

interface OrderLineProps {
  readonly line: Pick<LineInWords, 'name' | 'description'>;
  /** In the place of its name. */
  readonly title?: string;
  /** Where it can be looked at. */
  readonly path?: string | undefined;
  readonly look: LineLook;
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
  look,
  level = 2,
  lang,
  children,
}: OrderLineProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div>
      <Heading className={look.heading || undefined}>
        {path ? (
          <a className={look.link} href={path}>
            {title}
          </a>
        ) : (
          title
        )}
      </Heading>
      <dl className={look.description} lang={lang}>
        {description.map(({ label, value, colours }) => (
          <div className={look.fact} key={label}>
            <dt>{label}</dt>
            <dd>
              {colours ? <SwatchDot colours={colours} size={11} className={look.dot} /> : null}
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  );
}
