import { useEffect, useState } from 'react';
import { DeferredIsland } from '#app/islands/deferred-island.tsx';
import { useGuitar } from '#app/state/guitar-store.ts';
import { setGuitar } from '#app/state/set-guitar.ts';
import { Button } from '#app/ui/button.tsx';
import { PageRow } from '#app/ui/fold-row.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useLanguage, useMessages, usePath } from '#app/ui/language.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { replaceAddress } from '#app/ui/replace-address.ts';
import { Slide } from '#app/ui/slide.tsx';
import { FIRST_GUITAR, type Guitar, sameGuitar, writeGuitar } from '#domain/guitar/guitar.ts';
import { loadOf } from '#domain/guitar/guitar-load.ts';
import { bodyWords, capWords, loadSum } from '#domain/guitar/guitar-words.ts';
import { AMPS_KOHM, CAPS_NF, POTS_KOHM } from '#domain/guitar/instruments.ts';
import { ohmsWords } from '#domain/guitar/sheet-words.ts';
import { CableRange } from './cable-range.tsx';
import { GUITAR_PAGE_MESSAGES } from './guitar-page.messages.tsx';
import type { GuitarProps } from './guitar-props.ts';
import { KeptGuitar } from './kept-guitar.tsx';
import { CELL, LabelledCell, PartNumber, Segments } from './labelled-cell.tsx';
import { PartFields } from './part-fields.tsx';

const BLOCK = 'py-14 px-20 not-first:line-l phone:min-h-[4.5em] phone:py-10 phone:last:hidden';

const loadDrawing = async () => (await import('./your-guitar-drawing.tsx')).YourGuitarDrawing;
const loadFigure = async () => (await import('./cable-figure.tsx')).CableFigure;

/** The visitor's guitar: drawing, eight fields, the effect of the cable. Stored only in the browser. */
export function GuitarPage({ linked, styles: ours }: GuitarProps) {
  const { guitar: own, keeps, ready } = useGuitar();
  const words = useMessages(GUITAR_PAGE_MESSAGES);
  const language = useLanguage();
  const path = usePath()('/your-guitar');
  const [link, setLink] = useState(linked);
  // A link with the guitar that is already set is ignored.
  const isNew = link !== undefined && !(own && sameGuitar(link, own));
  const brought = isNew ? link : undefined;
  const now = brought ?? own ?? FIRST_GUITAR;
  const shows = String(writeGuitar(now));

  /** The link is answered: removes it from the address, so that a reload does not ask again or send it to the server. */
  function leaveLink() {
    setLink(undefined);
    if (location.search) replaceAddress(path);
  }
  function keep(guitar: Guitar) {
    leaveLink();
    setGuitar(guitar);
  }
  useEffect(() => {
    if (ready && link && !isNew) {
      setLink(undefined);
      replaceAddress(path);
    }
  }, [ready, link, isNew, path]);

  return (
    <>
      <PageTitle figure={words.figure} lines={words.lines} title={words.title} />
      <div className="wrap page-grid">
        <p className="lead col-[4/10] mb-44 phone:col-span-full phone:mb-28">{words.lead}</p>
      </div>
      <div className="wrap pb-112 phone:pb-56">
        <form method="get" action={path} autoComplete="off" onSubmit={(event) => event.preventDefault()}>
          <div className="line bg-paper-raised phone:-mx-margin phone:[border-inline:0]">
            <Slide
              label={words.drawing}
              hintClass="px-margin pb-8"
              className="overflow-x-auto pt-16 [&_svg]:min-w-1100 phone:[&_svg]:min-w-820"
            >
              <DeferredIsland
                name="guitar-drawing"
                load={loadDrawing}
                until="input"
                shows={shows}
                props={{ guitar: now }}
              />
            </Slide>
            <div className="grid grid-cols-4 max-[1200px]:grid-cols-2 max-[768px]:grid-cols-1 line-t">
              <PartFields guitar={now} onGuitar={keep} />
              <PlugFields guitar={now} onGuitar={keep} />
            </div>
            <noscript>
              <div className="flex flex-wrap gap-y-12 gap-x-28 items-center justify-between py-18 px-22 line-t">
                <p>{words.noScript}</p>
                <Button type="submit" kind="second" small>
                  {words.draw}
                </Button>
              </div>
            </noscript>
            <KeptGuitar
              guitar={own}
              brought={brought}
              keeps={keeps}
              href={ours[now.style].href}
              onKeep={keep}
              onLeave={leaveLink}
            />
            <p className="mono grid grid-cols-[110px_1.6fr_1.2fr_1.2fr_auto] line-t phone:grid-cols-2">
              <b className={BLOCK}>YG-01</b>
              <span className={BLOCK}>{bodyWords(now, language)}</span>
              <span className={BLOCK}>
                {words.block.pots}{' '}
                <span className="unit" translate="no">
                  {ohmsWords(now.pots_kOhm)}
                </span>
                {words.block.cap}{' '}
                <span className="unit" translate="no">
                  {now.cap_nF === 0 ? words.block.none : capWords(now.cap_nF, language)}
                </span>
              </span>
              <span className={BLOCK}>
                {words.block.load}{' '}
                <span className="unit" translate="no">
                  {loadSum(loadOf(now))}
                </span>
              </span>
              <span className={BLOCK}>{words.block.toScale}</span>
            </p>
          </div>
        </form>
      </div>
      <DeferredIsland
        name="cable-figure"
        load={loadFigure}
        until="near"
        shows={shows}
        props={{ guitar: now, ours: ours[now.style] }}
      />
      <WhereItGoes />
    </>
  );
}

/** The load of its pickups: controls, cable, amp. */
function PlugFields({ guitar, onGuitar }: { guitar: Guitar; onGuitar: (guitar: Guitar) => void }) {
  const { fields, block } = useMessages(GUITAR_PAGE_MESSAGES);
  const language = useLanguage();
  return (
    <>
      <LabelledCell number={5} name={fields.pots} aside={fields.potsNote}>
        <Segments
          name="pots"
          values={POTS_KOHM}
          value={guitar.pots_kOhm}
          words={ohmsWords}
          onValue={(pots_kOhm) => onGuitar({ ...guitar, pots_kOhm })}
        />
      </LabelledCell>
      <LabelledCell number={6} name={fields.capacitor} aside={fields.capacitorNote}>
        <Segments
          name="cap"
          values={CAPS_NF}
          value={guitar.cap_nF}
          words={(cap_nF) => (cap_nF === 0 ? block.none : capWords(cap_nF, language))}
          onValue={(cap_nF) => onGuitar({ ...guitar, cap_nF })}
        />
      </LabelledCell>
      <div className={CELL}>
        <div className="grid grid-cols-[24px_minmax(0,1fr)] gap-10 items-start">
          <PartNumber>{7}</PartNumber>
          <CableRange
            id="cable"
            name="cable"
            cable_m={guitar.cable_m}
            onCable={(cable_m) => onGuitar({ ...guitar, cable_m })}
          />
        </div>
      </div>
      <LabelledCell number={8} name={fields.amp}>
        <Segments
          name="amp"
          values={AMPS_KOHM}
          value={guitar.amp_kOhm}
          words={(amp_kOhm) => `${fields.pedalOr(amp_kOhm === 470)}, ${ohmsWords(amp_kOhm)}`}
          onValue={(amp_kOhm) => onGuitar({ ...guitar, amp_kOhm })}
        />
      </LabelledCell>
    </>
  );
}

/** Lists the pages that use the guitar, and those that do not. */
function WhereItGoes() {
  const words = useMessages(GUITAR_PAGE_MESSAGES).where;
  const to = usePath();
  return (
    <PageRow id="follows" name={words.heading} lines={[words.line]} ends>
      <div className="page-grid">
        <ul className="col-[4/13] phone:col-span-full">
          {words.places.map(([href = '', name, says]) => (
            <li
              key={href}
              className="group/place relative grid grid-cols-[4fr_5fr_24px] gap-x-24 items-baseline py-16 line-t last:line-b phone:grid-cols-[1fr_24px]"
            >
              <h3 className="h4">
                {/* The whole row is the link. */}
                <a
                  className="after:absolute after:inset-0 group-hover/place:underline-copper-[auto]/[0.3em]"
                  href={to(href)}
                >
                  {name}
                </a>
              </h3>
              <p className="phone:row-2 phone:col-span-full">{says}</p>
              <Icon name="arrow-right" />
            </li>
          ))}
        </ul>
      </div>
    </PageRow>
  );
}
