import { useLanguage, useMessages } from '#app/ui/language.tsx';
import type { OssChoice } from '#server/books/index.ts';
import { BOOK_DAYS } from '../books/days.messages.ts';
import { CallForm, Submit } from '../kit/call-form.tsx';
import { InputField } from '../kit/field.tsx';
import { momentOf } from '../kit/format.ts';
import { Section } from '../kit/parts.tsx';
import { OSS_SECTION } from './oss-section.messages.ts';

/** Date from which sales to other EU countries are taxed at the destination, by the makers' choice. */
export function OssSection({ oss }: { oss: OssChoice }) {
  const words = useMessages(OSS_SECTION);
  const language = useLanguage();
  const { dated } = useMessages(BOOK_DAYS);
  const { today, from, bindsUntil, version, by, at } = oss;
  const isOver = bindsUntil !== null && bindsUntil < today;
  return (
    <Section titleId="oss" isPanel className="mt-32" title={words.title}>
      <p>
        <b className="weight-600">
          {from === null ? words.off : (bindsUntil ? words.onSince : words.onFrom)(dated(from))}
        </b>
        {bindsUntil && !isOver ? ` ${words.binds(dated(bindsUntil))}` : null}
      </p>
      <p className="fine text-muted mt-6">{words.note}</p>
      {by && at ? <p className="fine text-muted mt-6">{words.said(by, momentOf(at, language))}</p> : null}
      {bindsUntil === null ? (
        <CallForm
          call="set-oss"
          asks={(fields) => ({ version, from: fields.text('from') })}
          lacks={(fields) => (fields.text('from') ? undefined : words.lacks)}
          done={words.done}
          question={{ id: 'ask-oss', ...words.question }}
        >
          <InputField
            id="oss-from"
            label={words.from}
            type="date"
            name="from"
            min={today}
            defaultValue={from ?? ''}
            required
          />
          <Submit className="mt-12">{from ? words.otherDay : words.submit}</Submit>
        </CallForm>
      ) : null}
      {from !== null && (bindsUntil === null || isOver) ? (
        <CallForm
          call="set-oss"
          asks={() => ({ version, from: null })}
          done={words.done}
          question={{ id: 'ask-no-oss', ...words.noQuestion }}
        >
          <Submit className="mt-12">{words.stop}</Submit>
        </CallForm>
      ) : null}
    </Section>
  );
}
