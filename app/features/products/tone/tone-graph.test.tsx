import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ToneGraph } from './tone-graph.tsx';

it('draws a curve with six corners for each pickup [row 115]', () => {
  const markup = renderToStaticMarkup(
    <ToneGraph
      curves={[
        { position: 'bridge', name: 'Bridge', style: 'solid', values: [0.2, 0.4, 0.6, 0.8, 1, 0] },
        { position: 'neck', name: 'Neck', style: 'dashed', values: [0, 0, 0, 0, 0, 0] },
      ]}
    />,
  );
  const curves = [...markup.matchAll(/class="stroke-current [^"]*" points="([^"]*)"/g)].map(
    ([, points]) => points,
  );
  expect(curves).toHaveLength(2);
  for (const points of curves) expect(points?.split(/[ ,]/)).toHaveLength(12);
  for (const word of ['Low', 'Mid', 'High', 'Peak', 'Output', 'Hum']) expect(markup).toContain(word);
});
