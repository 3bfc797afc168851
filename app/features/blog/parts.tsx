import type { ReactNode } from 'react';
import { Island } from '#app/islands/island.tsx';
import { useLanguage, useMessages, usePath } from '#app/ui/language.tsx';
import { decimalsIn } from '#domain/languages.ts';
import { CITED_PAGES, type SourceId } from '#domain/pages/sources.ts';
import { productByType } from '#domain/products/catalogue.ts';
import { FLAVOR_NAMES, type Flavor, type Position } from '#domain/products/pickup-types.ts';
import type { StockType } from '#domain/products/products.ts';
import { signedDecibels } from '#domain/tone/format-figures.ts';
import { isCeramic, MAGNET_NAMES, MAGNETS, type Magnet, magnetFigures } from '#domain/tone/magnets.ts';
import { makePickup, outputLevel } from '#domain/tone/pickup.ts';
import { spentDollars, UPGRADES } from './data/upgrades.ts';
import { VINTAGE_PAF } from './data/vintage-paf.messages.ts';
import { FieldDrawing } from './drawings/field-drawing.tsx';
import { GuitarDrawing } from './drawings/guitar-drawing.tsx';
import { CrossSection } from './figures/cross-section.tsx';
import { ARTICLE_DIAGRAM_MESSAGES } from './figures/figures.messages.ts';
import { Plate, PlateTable } from './figures/plate.tsx';
import { PullFigure } from './figures/pull-figure.tsx';
import { RodFigure } from './figures/rod-figure.tsx';
import { PARTS_MESSAGES } from './parts.messages.ts';
import { recipeOf } from './recipes.ts';
import { ToneFigure } from './tone/tone-figure.tsx';
import { HumWaveform } from './waveform/waveform.tsx';

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
      <Island name="waveform" until="touch" component={HumWaveform} props={{ figure }} />
    </div>
  );
}

function Source({ of, children }: { of: SourceId; children: ReactNode }) {
  return <a href={CITED_PAGES[of].url}>{children}</a>;
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

function FieldFigure({ figure }: { figure: string }) {
  const caption = useMessages(ARTICLE_DIAGRAM_MESSAGES).field;
  return (
    <Plate figure={figure} caption={caption} framed="to the edge">
      <FieldDrawing />
    </Plate>
  );
}

function GuitarFigure({ figure }: { figure: string }) {
  const caption = useMessages(ARTICLE_DIAGRAM_MESSAGES).guitar;
  return (
    <Plate figure={figure} caption={caption} framed>
      <GuitarDrawing />
    </Plate>
  );
}

const NBSP = '\u00a0';

/** Field, pull and output of each magnet, as a rod and as a bar, from the shop's model. */
function MagnetTable({ figure }: { figure: string }) {
  const words = useMessages(ARTICLE_DIAGRAM_MESSAGES).magnets;
  const language = useLanguage();
  const decibels = (level_dB: number) => decimalsIn(signedDecibels(level_dB), language);
  const rod = recipeOf('STRATOCASTER', 'VINTAGE', 'neck');
  const bar = recipeOf('HUMBUCKER', 'VINTAGE', 'bridge');
  const against = outputLevel(makePickup({ ...rod, magnet: 'A5' }));
  const barAgainst = outputLevel(makePickup({ ...bar, magnet: 'A5' }));
  return (
    <Plate
      figure={figure}
      caption={words.caption}
      note={words.note(productByType('STRATOCASTER').name, productByType('HUMBUCKER').name)}
    >
      <PlateTable
        label={words.caption}
        head={words.head}
        rows={MAGNETS.filter((magnet) => magnet !== 'CER3').map((magnet) => [
          words.name(MAGNET_NAMES[magnet]),
          ...(isCeramic(magnet)
            ? [words.notMade, words.notMade]
            : [
                `${magnetFigures(magnet, 'rod').field_mT}${NBSP}mT`,
                decibels(outputLevel(makePickup({ ...rod, magnet })) - against),
              ]),
          `${magnetFigures(magnet, 'bar').field_mT}${NBSP}mT`,
          decibels(outputLevel(makePickup({ ...bar, magnet })) - barAgainst),
        ])}
      />
    </Plate>
  );
}

/** Reported properties of old P.A.F. pickups: ranges from other sources, marked as such. */
function PafTable({ figure }: { figure: string }) {
  const { caption, note, head } = useMessages(ARTICLE_DIAGRAM_MESSAGES).paf;
  const rows = useMessages(VINTAGE_PAF);
  const english = useLanguage() === 'en' ? {} : { lang: 'en', hrefLang: 'en' };
  const [before, between, after] = note;
  return (
    <Plate
      figure={figure}
      caption={caption}
      note={
        <>
          {before}
          <a {...english} href={CITED_PAGES.ranges.url}>
            {CITED_PAGES.ranges.title}
          </a>
          {between}
          <a {...english} href={CITED_PAGES.hunter.url}>
            {CITED_PAGES.hunter.title}
          </a>
          {after}
        </>
      }
    >
      <PlateTable label={caption} head={head} rows={rows} />
    </Plate>
  );
}

const hoursWords = (hours: number) => `${String(hours).replace('.5', '½').replace(/^0½/, '½')}\u00a0h`;

function UpgradesTable({ figure }: { figure: string }) {
  const words = useMessages(ARTICLE_DIAGRAM_MESSAGES).upgrades;
  const dollars = (amount: number) => (amount === 0 ? words.free : words.dollars(amount));
  const hours = UPGRADES.reduce((sum, one) => sum + one.hours, 0);
  return (
    <Plate figure={figure} caption={words.caption} note={words.note}>
      <PlateTable
        label={words.label}
        head={words.head}
        rows={[
          ...UPGRADES.map((one, index) => [
            `${index + 1} ${words.name(one)}`,
            words.buys(one),
            dollars(one.dollars),
            hoursWords(one.hours),
          ]),
          [words.all, '', dollars(spentDollars()), hoursWords(hours)],
        ]}
      />
    </Plate>
  );
}
