import { useTranslation } from '#app/ui/language.tsx';
import type { Adviser } from '#domain/books/adviser.ts';
import { CHARTS, type Chart } from '#domain/books/chart.ts';
import { recordOf } from '#domain/records.ts';
import { TYPED_FIGURES } from '#domain/typed-figures.ts';
import type { AdviserView } from '#server/books/index.ts';
import { CallForm, type FormReader, Submit } from '../kit/call-form.tsx';
import { Options, RecordField, SelectField } from '../kit/field.tsx';
import { framed, PageHead } from '../kit/frame.tsx';
import { TitledSection } from '../kit/section.tsx';
import { momentOf } from '../kit/words.ts';
import { ADVISER_PAGE } from './adviser-page.messages.ts';
import { BooksTabs } from './books-tabs.tsx';

export default framed(AdviserPage, '/workshop/books/adviser');

const ACCOUNTS = [
  'home',
  'oss',
  'uk',
  'export',
  'smallBusiness',
  'fees',
  'transit',
  'bank',
  'cash',
] as const satisfies readonly (keyof Chart)[];

const dataIn = (fields: FormReader): Adviser => ({
  consultant: fields.figure('consultant', TYPED_FIGURES.consultant),
  client: fields.figure('client', TYPED_FIGURES.client),
  feeKey: fields.text('feeKey'),
  mail: fields.text('mail'),
  chart: {
    name: fields.text('name') === 'SKR04' ? 'SKR04' : 'SKR03',
    ...recordOf(ACCOUNTS, fields.text),
  },
});

/** Details from the tax adviser: numbers of the office, and the accounts for posting a month. */
function AdviserPage({ adviser, month }: { adviser: AdviserView; month: string }) {
  const [words, language] = useTranslation(ADVISER_PAGE);
  const { data, version, by, at } = adviser;
  return (
    <>
      <PageHead title={words.title} aside={at ? words.set(by, momentOf(at, language)) : words.examples} />
      <BooksTabs page="books/adviser" month={month} />
      <div className="max-w-860 px-margin pb-56">
        <TitledSection titleId="adviser" isPanel title={words.heading}>
          <p>{words.note}</p>
          <CallForm
            call="set-adviser"
            keeps="adviser"
            asks={(fields) => ({ version, data: dataIn(fields) })}
            done={words.done}
          >
            <div className="grid grid-cols-[1fr_1fr] gap-y-0 gap-x-24 small:grid-cols-[minmax(0,1fr)]">
              <RecordField name="consultant" label={words.consultant} value={String(data.consultant)} />
              <RecordField name="client" label={words.client} value={String(data.client)} />
              <RecordField name="feeKey" label={words.feeKey} value={data.feeKey} />
              <RecordField name="mail" label={words.mail} value={data.mail} />
              <SelectField id="name" label={words.chart} name="name" defaultValue={data.chart.name}>
                <Options values={Object.keys(CHARTS)} />
              </SelectField>
              {ACCOUNTS.map((name) => (
                <RecordField key={name} name={name} label={words.accounts[name]} value={data.chart[name]} />
              ))}
            </div>
            <Submit label={words.submit} kind="primary" className="mt-22" />
          </CallForm>
        </TitledSection>
      </div>
    </>
  );
}
