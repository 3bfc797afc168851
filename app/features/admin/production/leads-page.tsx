import { useMessages, useTranslation } from '#app/ui/language.tsx';
import { keysOf } from '#domain/records.ts';
import { CABLE_WORDS } from '#domain/wiring/cables.messages.ts';
import { CABLE_IDS, CABLES, type CableId } from '#domain/wiring/cables.ts';
import { LEAD_COLOURS, type LeadColourName } from '#domain/wiring/lead-colours.ts';
import { LEAD_WORDS } from '#domain/wiring/lead-words.messages.ts';
import type { LeadColoursView } from '#server/production/index.ts';
import { CallForm, Submit } from '../kit/call-form.tsx';
import { Options, SelectField } from '../kit/field.tsx';
import { framed, PageHead, ShopTabs } from '../kit/frame.tsx';
import { TitledSection } from '../kit/section.tsx';
import { momentOf } from '../kit/words.ts';
import { LEADS } from './leads.messages.ts';

const COLOURS = keysOf(LEAD_COLOURS);

export default framed(LeadsPage, '/workshop/leads');

function LeadsPage({ set }: { set: LeadColoursView }) {
  const words = useMessages(LEADS);
  return (
    <>
      <PageHead
        title={words.title}
        aside={words.count(CABLE_IDS.filter((cable) => set[cable]).length, CABLE_IDS.length)}
      />
      <ShopTabs path="/workshop/leads" />
      <div className="grid gap-20 max-w-[calc(60rem_+_2_*_var(--margin))] px-margin pb-48">
        <p className="text-muted">{words.note}</p>
        {CABLE_IDS.map((cable) => (
          <Cable key={cable} cable={cable} set={set[cable]} />
        ))}
      </div>
    </>
  );
}

function Cable({ cable, set }: { cable: CableId; set: LeadColoursView[CableId] }) {
  const [words, language] = useTranslation(LEADS);
  const cableWords = useMessages(CABLE_WORDS);
  const { colour: colourIn } = useMessages(LEAD_WORDS);
  const { name, of } = cableWords.cable[cable];
  return (
    <TitledSection titleId={`cable-${cable}`} isPanel title={name}>
      <p className="fine text-muted">
        {of}. {set ? words.setBy(set.by, momentOf(set.at, language)) : words.notSet}
      </p>
      <CallForm
        call="set-lead-colours"
        asks={(fields) => ({
          cable,
          colours: Object.fromEntries(CABLES[cable].map((wire) => [wire, fields.text(wire)])),
        })}
        done={words.done(name)}
      >
        <div className="grid grid-cols-[repeat(auto-fill,minmax(150px,1fr))] gap-y-12 gap-x-16 mt-14 mb-16">
          {CABLES[cable].map((wire) => {
            const id = `${cable}-${wire}`;
            const colour = set?.colours[wire];
            return (
              <SelectField
                key={wire}
                id={id}
                label={
                  <>
                    <Unit colour={colour} /> {cableWords.wire[wire]}
                  </>
                }
                name={wire}
                defaultValue={colour ?? ''}
              >
                <option value="">{words.none}</option>
                <Options values={COLOURS} nameOf={colourIn} />
              </SelectField>
            );
          })}
        </div>
        <Submit kind={set ? undefined : 'primary'}>
          {set ? words.change : words.set}
          <span className="visually-hidden"> {name}</span>
        </Submit>
      </CallForm>
    </TitledSection>
  );
}

/** A piece of the wire in its colour; a dash if unset or bare. */
const Unit = ({ colour }: { colour: LeadColourName | undefined }) => (
  <svg viewBox="0 0 26 8" width={26} height={8} aria-hidden="true" className="fill-none stroke-current">
    {colour && colour !== 'bare' ? (
      <rect x=".5" y=".5" width="25" height="7" rx="3.5" fill={LEAD_COLOURS[colour]} />
    ) : (
      <path d="M0 4H26" strokeDasharray={colour ? '3 2' : '1 4'} />
    )}
  </svg>
);
