import { useMessages, useTranslation } from '#app/ui/language.tsx';
import { TEXT_PLACE_WORDS } from '#domain/shopfront/text-places.messages.ts';
import type { TextsView } from '#server/shopfront/index.ts';
import { CallForm, Submit } from '../kit/call-form.tsx';
import { Tag } from '../kit/parts.tsx';
import { TitledSection } from '../kit/section.tsx';
import { momentOf } from '../kit/words.ts';
import { TEXTS_PAGE } from './texts-page.messages.ts';

const spoken = (local: string): string => local.replace('T', ' ');

export const TextHistory = ({
  place,
  history,
}: {
  place: TextsView['place'];
  history: TextsView['history'];
}) => {
  const [{ history: words }, language] = useTranslation(TEXTS_PAGE);
  const { name } = useMessages(TEXT_PLACE_WORDS)[place.id];
  const last = history.find(({ state }) => state === 'over');
  return (
    <TitledSection titleId="text-history" className="mt-24 pt-18 line-t" title={words.title} note={name}>
      {history.length === 0 ? <p className="text-muted">{words.nothing}</p> : null}
      <ul>
        {history.map(({ id, text, german, by, at, from, until, state }) => (
          <li
            className="grid grid-cols-[132px_minmax(0,1fr)_auto] gap-12 items-start py-9 line-t type-14 wrap-anywhere small:grid-cols-[minmax(0,1fr)]"
            key={id}
          >
            <span className="fine">
              {momentOf(at, language)}
              <br />
              <span className="text-muted">
                {by}
                {from ? words.from(spoken(from)) : ''}
                {until ? words.until(spoken(until)) : ''}
              </span>
            </span>
            <span>
              <span lang="en">{text}</span>
              {german ? (
                <span lang="de" className="text-muted block">
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
                <Tag label={words.states[state]} tone="forest" />{' '}
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
    </TitledSection>
  );
};
