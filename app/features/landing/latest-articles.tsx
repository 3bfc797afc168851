import type { ReactNode } from 'react';
import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { useMessages, usePath } from '#app/ui/language.tsx';
import { Section } from '#app/ui/section.tsx';
import { TileLink } from '#app/ui/tile-link.tsx';
import { LANDING_MESSAGES } from './landing.messages.ts';

interface Note {
  readonly slug: string;
  readonly drawing: ReactNode;
}

const wave = (up: 1 | -1) => `M0 40q12.5 ${-52 * up} 25 0${'t25 0'.repeat(7)}`;
const across = (ys: readonly number[]) => ys.map((y) => `M0 ${y}H200`).join('');
const upright = (xs: readonly number[]) => xs.map((x) => `M${x} 16V64`).join('');

const NOTES: readonly Note[] = [
  {
    slug: 'seth-lover-and-the-paf',
    drawing: (
      <>
        <path className="stroke-copper-fill stroke-[1.4]" d={wave(1)} />
        <path strokeDasharray="3 2.4" d={wave(-1)} />
      </>
    ),
  },
  {
    slug: 'five-ways-to-upgrade',
    drawing: (
      <>
        <path d={across([16, 25.6, 35.2, 44.8, 54.4, 64])} />
        <path className="stroke-copper-fill stroke-[1.4]" d={upright([8, 50, 90, 127, 162, 195])} />
      </>
    ),
  },
  {
    slug: 'guitar-pickup-magnets',
    drawing: (
      <>
        {[20, 45, 70, 95].map((rx) => (
          <ellipse
            key={rx}
            className="stroke-edge stroke-[0.8]"
            cx="100"
            cy="40"
            rx={rx}
            ry={rx * 0.38 + 1}
          />
        ))}
        <path className="stroke-copper-fill stroke-[1.4]" d="M82 33h36v14H82zM100 33v14" />
      </>
    ),
  },
];

export function LatestArticles() {
  const words = useMessages(LANDING_MESSAGES).notes;
  const to = usePath();
  return (
    <Section
      id="blog"
      figure={words.figure}
      lines={['Blog']}
      heading={words.heading}
      more={<ArrowLink href={to('/blog')}>{words.more}</ArrowLink>}
    >
      <ul className="grid grid-cols-3 gap-y-44 gap-x-gutter phone:grid-cols-1 phone:gap-y-28">
        {NOTES.map(({ slug, drawing }, index) => {
          const [title, text, about] = words.articles[index] ?? [];
          return (
            <li
              key={slug}
              className="group/tile relative phone:grid phone:grid-cols-[112px_1fr] phone:gap-x-20 phone:content-start"
            >
              <svg
                className="w-full mb-24 line bg-ground-raised fill-none stroke-current stroke-1 phone:row-[1/4] phone:mb-0"
                viewBox="-40 -36 280 152"
                aria-hidden="true"
              >
                {drawing}
              </svg>
              <h3>
                <TileLink href={to(`/blog/${slug}`)}>{title}</TileLink>
              </h3>
              <p className="max-w-[26em] mt-12 phone:mt-6 phone:type-15">{text}</p>
              <p className="mono muted max-w-[26em] mt-12 phone:mt-6">{about}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
