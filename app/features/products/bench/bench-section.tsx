import { DeferredIsland } from '#app/islands/deferred-island.tsx';
import { FoldRow } from '#app/ui/fold-row.tsx';
import { useMessages } from '#app/ui/language.tsx';
import { Section } from '#app/ui/section.tsx';
import { PRODUCT_PAGE } from '../product.messages.ts';
import type { Choice, FlavorProps, ProductProps } from '../product-props.ts';
import { BENCH_MESSAGES } from './bench.messages.ts';

const loadSpecification = async () => (await import('./specification.tsx')).Specification;
const loadCurve = async () => (await import('../tone/response-figure.tsx')).ResponseFigure;
const loadBalance = async () => (await import('../balance/balance-content.tsx')).BalanceContent;

interface BenchProps {
  product: ProductProps;
  flavor: FlavorProps;
  choice: Choice;
}

/** Every figure of the chosen pickups, in rows that open. Rows that do not depend on the choice follow on the page. */
export function BenchSection({ product, flavor, choice: { bundle } }: BenchProps) {
  const words = useMessages(BENCH_MESSAGES);
  const subject = useMessages(PRODUCT_PAGE).subject(flavor.name, bundle);
  const inside = flavor.bench[bundle];
  const shows = `${flavor.id} ${bundle}`;
  return (
    <Section
      id="bench"
      figure={words.figure}
      lines={[subject, words.line]}
      heading={words.heading}
      className="pb-0 [&_header]:mb-32 phone:[&_header]:mb-20"
    >
      <div className="page-grid">
        <div className="col-[4/13] phone:col-span-full">
          <FoldRow id="specification" name={words.specification} words={inside?.specification ?? ''}>
            <DeferredIsland
              name="specification"
              load={loadSpecification}
              until="near"
              shows={shows}
              props={{ flavor, bundle }}
            />
          </FoldRow>
          <FoldRow id="tone" name={words.curve} words={inside?.curve ?? ''}>
            <DeferredIsland
              name="tone"
              load={loadCurve}
              until="near"
              shows={shows}
              props={{ product, flavor, bundle }}
            />
          </FoldRow>
          {flavor.heights ? (
            <FoldRow id="balance" name={words.balance} words={flavor.heights}>
              <DeferredIsland
                name="balance"
                load={loadBalance}
                until="near"
                shows={flavor.id}
                props={{ name: product.name, flavor }}
              />
            </FoldRow>
          ) : null}
        </div>
      </div>
    </Section>
  );
}
