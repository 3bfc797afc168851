import { type LateParts, PartsOnServer } from './late-part.tsx';
import { LiveSection } from './live-section.tsx';
import type { ProductProps } from './product-props.ts';
import { ProductStage } from './product-stage.tsx';
import { ToneSection } from './tone-section.tsx';

const PARTS: LateParts = { tone: ToneSection, live: LiveSection };

/** The product island as the server renders it: with the parts in place that the browser loads later. */
export function ProductOnServer(props: ProductProps) {
  return (
    <PartsOnServer value={PARTS}>
      <ProductStage {...props} />
    </PartsOnServer>
  );
}
