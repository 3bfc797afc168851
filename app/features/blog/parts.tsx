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
  pickup: string;
  magnet: Magnet;
  turns?: number;
}

/** A catalogue pickup to rewind with any AlNiCo, because those exist as rods and as bars. */
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

function Source({ of, children }: { of: SourceId; children: ReactNode }) {
  return <a href={SOURCES[of].url}>{children}</a>;
}

/** Link to a page of ours by its English address; leads to the article's language. */
function Way({ href, children }: { href: string; children: ReactNode }) {
  const to = usePath();
  return <a href={to(href)}>{children}</a>;
}

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

/** Components that an article may use. Articles import none of them, because feeds get other ones. */
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

/** For feed readers: text and tables. Drawings and interactive parts are only on the page. */
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
