import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { LINKED_PAGES, type TextPlace } from '#domain/shopfront/text-places.ts';
import type { TextDesk } from '#server/shopfront/index.ts';
import { CallForm, Submit } from '../call-form.tsx';
import { clockOf, dateOf } from '../format.ts';
import { framed, PageHead, ShopTabs } from '../frame.tsx';
import look from '../look.module.css';
import { TextHistory } from './text-history.tsx';
import styles from './texts.module.css';

export const TextsIsland = framed(TextsPage, '/workshop/texts', [
  ['J K', 'place'],
  ['Enter', 'open'],
  ['W', 'write'],
  ['V', 'preview large'],
  ['P', 'publish'],
  ['Z', 'bring back'],
  ['N', 'pause something'],
]);

const STATES = { draft: 'draft', live: 'live', planned: 'planned', usual: 'as usual' } as const;

/** The places whose words the makers set: written, looked at on the very page, published, brought back. */
export function TextsPage({ texts }: { texts: TextDesk }) {
  const { places, place, history } = texts;
  return (
    <>
      <PageHead title="Texts">
        <span className={cx(look.small, look.faint)}>
          {places.length} places · what is not here is in the source, and asks for a developer
        </span>
        <div className="ml-auto flex flex-wrap gap-12">
          <a className={look.button} href="/workshop/on-sale#target" data-key="n">
            Pause something <kbd className={look.key}>N</kbd>
          </a>
          {place.draft ? (
            <CallForm
              call="publish-text"
              asks={() => ({ place: place.id, version: Date.parse(place.draft?.at ?? '') })}
              done={`Published: ${place.name}.`}
            >
              <Submit className={look.primary} data-key="p" disabled={place.draft.faults.length > 0}>
                Publish: {place.name} <kbd className={look.key}>P</kbd>
              </Submit>
            </CallForm>
          ) : null}
        </div>
      </PageHead>
      <ShopTabs path="/workshop/texts" />
      <div className={styles.page}>
        <nav aria-label="Places">
          <h2 className={look.title}>Places</h2>
          <ul className={styles.places}>
            {places.map(({ id, name, where, state }) => (
              <li key={id} data-row="">
                <a
                  href={`/workshop/texts?place=${id}`}
                  aria-current={id === place.id ? 'true' : undefined}
                  data-open=""
                >
                  <b>{name}</b>
                  <span className={cx(look.small, look.faint)}>{where}</span>
                  <i data-state={state}>{STATES[state]}</i>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <Writing place={place} />
        <aside aria-label="As buyers see it">
          <Preview place={place} />
          <TextHistory place={place} history={history} />
        </aside>
      </div>
    </>
  );
}

function Writing({ place }: { place: TextDesk['place'] }) {
  const { id, name, most, draft, said, usual, links, german, from, until } = place;
  return (
    <section aria-labelledby="writing">
      <h2 id="writing" className={look.title}>
        {name}{' '}
        <span className={cx(look.small, look.faint)}>
          {draft ? `${draft.by}, ${dateOf(draft.at)} ${clockOf(draft.at)}, not published` : null}
        </span>
      </h2>
      <p className={cx(look.faint, 'mt-6')}>As usual: {usual}</p>
      <CallForm
        key={id}
        call="draft-text"
        keeps={`text-${id}`}
        asks={(fields) => {
          const page = LINKED_PAGES.find((one) => one === fields.text('page'));
          return {
            ...{ place: id, text: fields.text('text'), german: fields.text('german') },
            ...(page && { link: { page, words: fields.text('link') } }),
            from: fields.text('from') || null,
            until: fields.text('until') || null,
            version: draft ? Date.parse(draft.at) : 0,
          };
        }}
        done="The draft is kept: look at it beside."
      >
        <label className={look.label} htmlFor="text">
          Sentence
        </label>
        <textarea
          className={cx(look.field, styles.text)}
          id="text"
          name="text"
          rows={3}
          data-key="w"
          defaultValue={said?.words.en}
          aria-describedby="text-room"
        />
        <p id="text-room" className={cx(look.small, look.faint)}>
          {said?.words.en?.length ?? 0} of {most}
        </p>
        {german ? (
          <>
            <label className={look.label} htmlFor="german">
              In German
            </label>
            <textarea
              className={cx(look.field, styles.text)}
              id="german"
              name="german"
              rows={2}
              lang="de"
              defaultValue={said?.words.de}
            />
          </>
        ) : null}
        {links ? (
          <div className={styles.pair}>
            <div>
              <label className={look.label} htmlFor="link">
                Link
              </label>
              <input
                className={look.field}
                id="link"
                name="link"
                maxLength={40}
                defaultValue={said?.link?.words}
              />
            </div>
            <div>
              <label className={look.label} htmlFor="link-page">
                leads to
              </label>
              <select
                className={look.select}
                id="link-page"
                name="page"
                defaultValue={said?.link?.page ?? ''}
              >
                <option value="">nowhere</option>
                {LINKED_PAGES.map((page) => (
                  <option key={page}>{page}</option>
                ))}
              </select>
            </div>
          </div>
        ) : null}
        <div className={styles.pair}>
          <div>
            <label className={look.label} htmlFor="from">
              From (empty: now)
            </label>
            <input className={look.field} type="datetime-local" id="from" name="from" defaultValue={from} />
          </div>
          <div>
            <label className={look.label} htmlFor="until">
              Until (empty: no end)
            </label>
            <input
              className={look.field}
              type="datetime-local"
              id="until"
              name="until"
              defaultValue={until}
            />
          </div>
        </div>
        <Submit className={cx(look.second, 'mt-16')}>Keep the draft and look at it</Submit>
      </CallForm>
      {draft ? <Checks draft={draft} until={until} place={id} /> : null}
    </section>
  );
}

function Checks({
  draft: { faults },
  until,
  place,
}: {
  draft: NonNullable<TextDesk['place']['draft']>;
  until: string | undefined;
  place: TextPlace;
}) {
  return (
    <div className="mt-16">
      {faults.length > 0 ? (
        <div className={styles.fault} role="alert">
          {faults.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </div>
      ) : (
        <ul className={styles.checks}>
          {[
            'No claim that the list of claims does not carry',
            'No price, no percentage: the shipping offer stays in its own banner',
            until ? 'Comes back to what stood before, by itself' : 'Stands until it is taken back',
          ].map((words) => (
            <li key={words}>
              <Icon name="check" size={14} /> {words}
            </li>
          ))}
        </ul>
      )}
      <CallForm call="discard-text" asks={() => ({ place })} done="The draft is thrown away.">
        <Submit className="mt-12">Throw the draft away</Submit>
      </CallForm>
    </div>
  );
}

/** The page itself, made with the draft, as wide as a desk and as a phone. No script of it runs. */
function Preview({ place: { id, page, draft } }: { place: TextDesk['place'] }) {
  const address = `/api/workshop/preview/${id}`;
  if (id === 'slip')
    return (
      <>
        <h2 className={look.title}>As buyers see it</h2>
        <p className={cx(look.faint, 'mt-6')}>
          The last line of each packing slip that is printed from then on.
        </p>
      </>
    );
  return (
    <>
      <h2 className={look.title}>
        As buyers see it{' '}
        <span className={cx(look.small, look.faint)}>1440 and 390{draft ? ', with the draft' : ''}</span>
      </h2>
      {([1440, 390] as const).map((width) => (
        <div key={width} className={styles.preview} data-width={width}>
          <iframe
            src={page && id === 'wax' ? `${address}#potting` : address}
            title={`${page ?? 'What buyers read'}, ${width} wide`}
            sandbox="allow-same-origin"
            loading="lazy"
            tabIndex={-1}
          />
        </div>
      ))}
      <p className="mt-12">
        <a className={look.link} href={address} target="_blank" rel="noopener" data-key="v">
          Preview large
        </a>
      </p>
    </>
  );
}
