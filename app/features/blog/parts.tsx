import type { ReactNode } from 'react';
import { Island } from '#app/islands/island.tsx';
import { useMessages } from '#app/ui/language.tsx';
import { usePath } from '#app/ui/use-path.ts';
import { SOURCES, type SourceId } from '#domain/pages/sources.ts';
import { productByType } from '#domain/products/catalogue.ts';
import { FLAVOR_NAMES, type Flavor, type Position } from '#domain/products/pickup-types.ts';
import type { StockType } from '#domain/products/products.ts';
import { isCeramic, MAGNETS, type Magnet } from '#domain/tone/magnets.ts';
import { CrossSection } from './figures/cross-section.tsx';
import { FieldFigure } from './figures/field-figure.tsx';
import { GuitarFigure } from './figures/guitar-figure.tsx';
import { MagnetTable } from './figures/magnet-table.tsx';
import { PafTable } from './figures/paf-table.tsx';
import { PullFigure } from './figures/pull-figure.tsx';
import { RodFigure } from './figures/rod-figure.tsx';
import { UpgradesTable } from './figures/upgrades-table.tsx';
import { PARTS_MESSAGES } from './parts.messages.ts';
import { recipeOf } from './recipes.ts';
import { ToneFigure } from './tone/tone-figure.tsx';
import { Waveform } from './waveform/waveform.tsx';

const BROAD = 'max-w-860 mt-12 mb-20 paper:max-w-none';

interface RewindProps {
  figure: string;
  /** Type, flavor and position. */
  pickup: string;
  magnet: Magnet;
  turns?: number;
}

/** A pickup of the catalogue to be wound anew, with any AlNiCo: those come as rods and as bars. */
function Rewind({ figure, pickup, magnet, turns = 0 }: RewindProps) {
  const [type, flavor, position] = pickup.split(' ') as [StockType, Flavor, Position];
  const recipe = recipeOf(type, flavor, position);
  const { name } = productByType(type);
  const words = useMessages(PARTS_MESSAGES);
  const props = {
    figure,
    name: words.pickup(FLAVOR_NAMES[flavor], name, position),
    recipe,
    magnets: MAGNETS.filter((one) => !isCeramic(one)),
    start: { magnet, moreTurns: turns },
  };
  return (
    <div className={BROAD}>
      <Island name="tone-figure" until="touch" component={ToneFigure} props={props} />
    </div>
  );
}

function Waves({ figure }: { figure: string }) {
  return (
    <div className="col-span-full max-w-none -mx-margin mt-40 mb-56 phone:mt-28 phone:mb-36 paper:mx-0">
      <Island name="waveform" until="touch" component={Waveform} props={{ figure }} />
    </div>
  );
}

/** A page outside, by the key that it has in the list of them. */
function Source({ of, children }: { of: SourceId; children: ReactNode }) {
  return <a href={SOURCES[of].url}>{children}</a>;
}

/** A page of ours, by its English address: where the article's language is spoken, in that. */
function Way({ href, children }: { href: string; children: ReactNode }) {
  const to = usePath();
  return <a href={to(href)}>{children}</a>;
}

/** A sentence to stop at. */
function Say({ children }: { children: ReactNode }) {
  return (
    <div className="max-w-[16em] mt-24 mb-44 pt-20 [border-top:2px_solid_var(--copper-fill)] heading-34/[1.08] ls-[-0.022em] text-balance phone:type-27 paper:max-w-none">
      {children}
    </div>
  );
}

const broad =
  <Props extends object>(Figure: (props: Props) => ReactNode) =>
  (props: Props) => (
    <div className={BROAD}>
      <Figure {...props} />
    </div>
  );

/** What an article may hold beside text. Articles import none of it: feeds are given something else. */
export const LIVE_PARTS = {
  Source,
  Way,
  Say,
  Waves,
  Rewind,
  CrossSection: broad(CrossSection),
  FieldFigure: broad(FieldFigure),
  GuitarFigure: broad(GuitarFigure),
  MagnetTable: broad(MagnetTable),
  PafTable: broad(PafTable),
  PullFigure: broad(PullFigure),
  RodFigure: broad(RodFigure),
  UpgradesTable: broad(UpgradesTable),
};

const Nothing = () => null;

/** For readers of feeds: words and tables. Drawings and what moves stand on the page alone. */
export const FEED_PARTS = {
  ...LIVE_PARTS,
  Waves: Nothing,
  Rewind: Nothing,
  CrossSection: Nothing,
  FieldFigure: Nothing,
  GuitarFigure: Nothing,
  PullFigure: Nothing,
  RodFigure: Nothing,
} satisfies Record<keyof typeof LIVE_PARTS, unknown>;
