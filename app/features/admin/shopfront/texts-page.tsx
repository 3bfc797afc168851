import { Fragment } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { useMessages, useTranslation } from '#app/ui/language.tsx';
import { TEXT_FAULT_WORDS } from '#domain/shopfront/text-faults.messages.ts';
import { TEXT_PLACE_WORDS } from '#domain/shopfront/text-places.messages.ts';
import { LINKED_PAGES, type TextPlace } from '#domain/shopfront/text-places.ts';
import type { TextsView } from '#server/shopfront/index.ts';
import { LinkButton } from '../kit/button.tsx';
import { CallForm, Submit } from '../kit/call-form.tsx';
import { InputField, Options, SelectField, TextField } from '../kit/field.tsx';
import { framed, PageHead, ShopTabs } from '../kit/frame.tsx';
import { PageLink, TextLink } from '../kit/link.tsx';
import look from '../kit/look.module.css';
import { TitledSection } from '../kit/section.tsx';
import { clockOf, dateOf } from '../kit/words.ts';
import { TextHistory } from './text-history.tsx';
import { TEXT_KEYS, TEXTS_PAGE } from './texts-page.messages.ts';

export default framed(TextsPage, '/workshop/texts', TEXT_KEYS);
const PAIR = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,220px),1fr))] gap-y-0 gap-x-12';

/** Texts that the makers write: edit, preview on the page, publish, restore. */
function TextsPage({ texts }: { texts: TextsView }) {
  const words = useMessages(TEXTS_PAGE);
  const names = useMessages(TEXT_PLACE_WORDS);
  const { places, place, history } = texts;
  const { name: placeName } = names[place.id];
  return (
    <>
      <PageHead title={words.title} aside={words.hint(places.length)}>
        <div className="ml-auto flex flex-wrap gap-12">
          <LinkButton label={words.pauseSomething} to="/workshop/on-sale#target" shortcut="N" />
          {place.draft ? (
            <CallForm
              call="publish-text"
              asks={() => ({ place: place.id, version: Date.parse(place.draft?.at ?? '') })}
              done={words.isPublished(placeName)}
              question={{ id: 'ask-publish', ...words.askPublish(placeName, place.draft.by) }}
            >
              <Submit
                label={words.publish(placeName)}
                kind="primary"
                shortcut="P"
                disabled={place.draft.faults.length > 0}
              />
            </CallForm>
          ) : null}
        </div>
      </PageHead>
      <ShopTabs path="/workshop/texts" />
      <div className="grid grid-cols-[272px_minmax(0,1fr)_520px] gap-32 items-start px-margin pb-56 [@media(max-width:1199px)]:grid-cols-[240px_minmax(0,1fr)] [@media(max-width:1199px)]:[&>aside]:col-2 [@media(max-width:819px)]:grid-cols-[minmax(0,1fr)] [@media(max-width:819px)]:[&>aside]:col-1">
        <nav aria-label={words.places}>
          <h2 className={look.title}>{words.places}</h2>
          <ul className="mt-8">
            {places.map(({ id, state }) => (
              <li key={id} data-row="">
                <PageLink
                  to={`/workshop/texts?place=${id}`}
                  className="grid grid-cols-[1fr_auto] gap-y-0 gap-x-10 content-center min-h-58 py-10 px-12 line-t [&[aria-current]:not(:hover)]:bg-white [&[aria-current]]:[box-shadow:0_0_0_2px_var(--forest)] hover:bg-ground-raised"
                  aria-current={id === place.id ? 'true' : undefined}
                  data-open=""
                >
                  <b className="weight-500">{names[id].name}</b>
                  <span className="row-2 col-1 fine text-muted">{names[id].where}</span>
                  <i
                    className="row-[1/3] col-2 self-center text-muted not-italic mono-12/1 data-[state=draft]:py-5 data-[state=draft]:px-8 data-[state=draft]:[border:1px_solid_var(--copper)] data-[state=draft]:text-copper"
                    data-state={state}
                  >
                    {words.states[state]}
                  </i>
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <Writing place={place} />
        <aside aria-label={words.asBuyersSee}>
          <Preview place={place} />
          <TextHistory place={place} history={history} />
        </aside>
      </div>
    </>
  );
}

function Writing({ place }: { place: TextsView['place'] }) {
  const [{ writing: words }, language] = useTranslation(TEXTS_PAGE);
  const { id, most, draft, said, links, from, until } = place;
  const { name, usual } = useMessages(TEXT_PLACE_WORDS)[id];
  return (
    <TitledSection
      titleId="writing"
      title={name}
      note={
        draft
          ? words.notPublished(draft.by, `${dateOf(draft.at, language)} ${clockOf(draft.at, language)}`)
          : null
      }
    >
      <p className="text-muted mt-6">{words.usual(usual)}</p>
      <CallForm
        key={id}
        call="draft-text"
        keeps={`text-${id}`}
        asks={(fields) => {
          const page = LINKED_PAGES.find((one) => one === fields.text('page'));
          return {
            ...{ place: id, text: fields.text('text'), german: fields.text('german') },
            ...(page && {
              link: { page, words: fields.text('link'), german: fields.text('link-german') || undefined },
            }),
            from: fields.text('from') || null,
            until: fields.text('until') || null,
            version: draft ? Date.parse(draft.at) : 0,
          };
        }}
        done={words.isKept}
      >
        {(['en', 'de'] as const).map((lang) => {
          const id = lang === 'en' ? 'text' : 'german';
          const text = said?.words[lang];
          return (
            <Fragment key={lang}>
              <TextField
                id={id}
                label={lang === 'en' ? words.sentence : words.german}
                className="type-17 lh-[1.45]"
                name={id}
                rows={3}
                lang={lang}
                data-key={lang === 'en' ? 'w' : undefined}
                defaultValue={text}
                aria-describedby={`${id}-room`}
              />
              <p id={`${id}-room`} className="fine text-muted">
                {text || lang === 'en' ? words.room(text?.length ?? 0, most) : words.noGerman}
              </p>
            </Fragment>
          );
        })}
        {links ? (
          <div className={PAIR}>
            <InputField
              id="link"
              label={words.link}
              name="link"
              maxLength={40}
              lang="en"
              defaultValue={said?.link?.words}
            />
            <InputField
              id="link-german"
              label={words.linkInGerman}
              name="link-german"
              maxLength={40}
              lang="de"
              defaultValue={said?.link?.german}
            />
            <SelectField
              id="link-page"
              label={words.leadsTo}
              name="page"
              defaultValue={said?.link?.page ?? ''}
            >
              <option value="">{words.nowhere}</option>
              <Options values={LINKED_PAGES} />
            </SelectField>
          </div>
        ) : null}
        <div className={PAIR}>
          <InputField id="from" label={words.from} type="datetime-local" name="from" defaultValue={from} />
          <InputField
            id="until"
            label={words.until}
            type="datetime-local"
            name="until"
            defaultValue={until}
          />
        </div>
        <Submit label={words.keep} kind="second" className="mt-16" />
      </CallForm>
      {draft ? <Checks draft={draft} until={until} place={id} /> : null}
    </TitledSection>
  );
}

function Checks({
  draft: { faults, by },
  until,
  place,
}: {
  draft: NonNullable<TextsView['place']['draft']>;
  until: string | undefined;
  place: TextPlace;
}) {
  const { checks: words } = useMessages(TEXTS_PAGE);
  const faultWords = useMessages(TEXT_FAULT_WORDS);
  return (
    <div className="mt-16">
      {faults.length > 0 ? (
        <div
          className="py-14 px-16 [border-left:4px_solid_var(--wine)] [background:var(--wine-pale)]"
          role="alert"
        >
          {faults.map(faultWords).map((said) => (
            <p key={said}>{said}</p>
          ))}
        </div>
      ) : (
        <ul className="grid gap-7 type-14 [&_svg]:text-forest [&_svg]:[vertical-align:-2px]">
          {[words.claims, words.prices, until ? words.comesBack : words.stays].map((said) => (
            <li key={said}>
              <Icon name="check" size={14} /> {said}
            </li>
          ))}
        </ul>
      )}
      <CallForm
        call="discard-text"
        asks={() => ({ place })}
        done={words.isThrown}
        question={{ id: 'ask-discard', ...words.askDiscard(by), yes: words.throwAway }}
      >
        <Submit label={words.throwAway} className="mt-12" />
      </CallForm>
    </div>
  );
}

/** The page itself with the draft, at desk and phone width. Its scripts do not run. */
function Preview({ place: { id, page, draft } }: { place: TextsView['place'] }) {
  const { asBuyersSee, preview: words } = useMessages(TEXTS_PAGE);
  const address = `/api/workshop/preview/${id}`;
  if (id === 'slip')
    return (
      <>
        <h2 className={look.title}>{asBuyersSee}</h2>
        <p className="text-muted mt-6">{words.slip}</p>
      </>
    );
  return (
    <>
      <h2 className={look.title}>
        {asBuyersSee} <span className="fine text-muted">{words.widths(!!draft)}</span>
      </h2>
      {([1440, 390] as const).map((width) => (
        <div
          key={width}
          className="relative overflow-hidden h-260 mt-12 edge bg-ground data-[width=390]:w-352 data-[width=390]:h-320 small:data-[width=390]:w-full"
          data-width={width}
        >
          <iframe
            className="w-1440 h-720 line-0 [transform:scale(0.361)] [transform-origin:0_0] in-data-[width=390]:w-390 in-data-[width=390]:h-356 in-data-[width=390]:[transform:scale(0.9)]"
            src={page && id === 'wax' ? `${address}#potting` : address}
            title={words.frame(page, width)}
            sandbox="allow-same-origin"
            loading="lazy"
            tabIndex={-1}
          />
        </div>
      ))}
      <p className="mt-12">
        <TextLink label={words.large} href={address} target="_blank" rel="noopener" data-key="v" />{' '}
        {page ? (
          <TextLink label={words.german} href={`${address}?language=de`} target="_blank" rel="noopener" />
        ) : null}
      </p>
    </>
  );
}
