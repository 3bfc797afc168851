import { cx } from '#app/ui/cx.ts';
import { useLanguage, useWords } from '#app/ui/language.tsx';
import { TEXT_PLACE_WORDS } from '#domain/shopfront/text-places.messages.ts';
import type { TextDesk } from '#server/shopfront/index.ts';
import { CallForm, Submit } from '../call-form.tsx';
import { momentOf } from '../format.ts';
import look from '../look.module.css';
import styles from './texts.module.css';
import { TEXTS } from './texts-page.messages.ts';

const spoken = (local: string): string => local.replace('T', ' ');

/** What stood at a place before, to be brought back. */
export const TextHistory = ({
  place,
  history,
}: {
  place: TextDesk['place'];
  history: TextDesk['history'];
}) => {
  const { history: words } = useWords(TEXTS);
  const { name } = useWords(TEXT_PLACE_WORDS)[place.id];
  const language = useLanguage();
  const last = history.find(({ state }) => state === 'over');
  return (
    <section className={styles.history} aria-labelledby="text-history">
      <h2 id="text-history" className={look.title}>
        {words.title} <span className={cx(look.small, look.faint)}>{name}</span>
      </h2>
      {history.length === 0 ? <p className={look.faint}>{words.nothing}</p> : null}
      <ul>
        {history.map(({ id, text, german, by, at, from, until, state }) => (
          <li key={id}>
            <span className={look.small}>
              {momentOf(at, language)}
              <br />
              <span className={look.faint}>
                {by}
                {from ? words.from(spoken(from)) : ''}
                {until ? words.until(spoken(until)) : ''}
              </span>
            </span>
            <span>
              <span lang="en">{text}</span>
              {german ? (
                <span lang="de" className={cx(look.faint, 'block')}>
                  {german}
                </span>
              ) : null}
            </span>
            {state === 'over' ? (
              <CallForm call="bring-back-text" asks={() => ({ id })} done={words.isBack}>
                <Submit data-key={id === last?.id ? 'z' : undefined}>
                  {words.bringBack}{' '}
                  <span className="visually-hidden" lang="en">
                    {text}
                  </span>
                </Submit>
              </CallForm>
            ) : (
              <CallForm call="end-text" asks={() => ({ id })} done={words.isOut}>
                <span className={look.tag} data-tone="forest">
                  {words.states[state]}
                </span>{' '}
                <Submit>
                  {words.takeOut}{' '}
                  <span className="visually-hidden" lang="en">
                    {text}
                  </span>
                </Submit>
              </CallForm>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
