import { cx } from '#app/ui/cx.ts';
import type { TextDesk } from '#server/shopfront/index.ts';
import { CallForm, Submit } from '../call-form.tsx';
import { momentOf } from '../format.ts';
import look from '../look.module.css';
import styles from './texts.module.css';

const spoken = (local: string): string => local.replace('T', ' ');

/** What stood at a place before, to be brought back. */
export const TextHistory = ({
  place: { name },
  history,
}: {
  place: TextDesk['place'];
  history: TextDesk['history'];
}) => {
  const last = history.find(({ state }) => state === 'over');
  return (
    <section className={styles.history} aria-labelledby="text-history">
      <h2 id="text-history" className={look.title}>
        History <span className={cx(look.small, look.faint)}>{name}</span>
      </h2>
      {history.length === 0 ? <p className={look.faint}>Nothing was published here yet.</p> : null}
      <ul>
        {history.map(({ id, text, by, at, from, until, state }) => (
          <li key={id}>
            <span className={look.small}>
              {momentOf(at)}
              <br />
              <span className={look.faint}>
                {by}
                {from ? `, from ${spoken(from)}` : ''}
                {until ? `, until ${spoken(until)}` : ''}
              </span>
            </span>
            <span>{text}</span>
            {state === 'over' ? (
              <CallForm call="bring-back-text" asks={() => ({ id })} done="It is back.">
                <Submit data-key={id === last?.id ? 'z' : undefined}>
                  Bring back <span className="visually-hidden">{text}</span>
                </Submit>
              </CallForm>
            ) : (
              <CallForm call="end-text" asks={() => ({ id })} done="It is out of the shop.">
                <span className={look.tag} data-tone="forest">
                  {state}
                </span>{' '}
                <Submit>
                  Take out <span className="visually-hidden">{text}</span>
                </Submit>
              </CallForm>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
