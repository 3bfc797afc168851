import { useMessages } from '#app/ui/language.tsx';
import type { Maker } from '#server/accounts/index.ts';
import { CallForm, Submit } from '../kit/call-form.tsx';
import { EntryField, InputField } from '../kit/field.tsx';
import { framed, PageHead, ShopTabs } from '../kit/frame.tsx';
import { TextLink } from '../kit/link.tsx';
import { Fold, TitledSection } from '../kit/section.tsx';
import { MAKERS_PAGE } from './makers-page.messages.ts';

const PATH = '/workshop/makers';

export default framed(MakersPage, PATH);

/** Members of the workshop. Inviting and removing both need the password of the maker who does it. */
function MakersPage({ makers, you }: { makers: readonly Maker[]; you: string }) {
  const words = useMessages(MAKERS_PAGE);
  return (
    <>
      <PageHead title={words.title} />
      <ShopTabs path={PATH} />
      <div className="max-w-[52rem] px-margin pb-56">
        <p className="text-muted">{words.note}</p>
        <ul className="mt-18">
          {makers.map((maker) => (
            <li className="flex flex-wrap items-start gap-y-8 gap-x-24 py-14 line-t" key={maker.id}>
              <p className="flex-[1_1_15rem] min-w-0 wrap-anywhere">
                <b>{maker.name || maker.email}</b>
                {maker.id === you ? ` (${words.you})` : null}
                <br />
                <span className="fine">
                  {maker.email} · {words.states[maker.state]}
                </span>
              </p>
              {maker.id === you ? (
                <TextLink label={words.account} to="/account#second-factor" />
              ) : (
                <Remove maker={maker} />
              )}
            </li>
          ))}
        </ul>
        <TitledSection titleId="invite" className="mt-32 max-w-[26rem]" title={words.invite}>
          <p className="mt-8">{words.inviteNote}</p>
          <CallForm
            call="invite-maker"
            asks={(fields) => ({ email: fields.text('email'), password: fields.typed('password') })}
            done={words.invited}
          >
            <EntryField id="email" label={words.email} name="email" type="email" />
            <Password id="invite-password" />
            <Submit label={words.send} className="mt-14" />
          </CallForm>
        </TitledSection>
        <p className="mt-32">{words.console}</p>
      </div>
    </>
  );
}

function Remove({ maker: { id, name, email } }: { maker: Maker }) {
  const words = useMessages(MAKERS_PAGE);
  return (
    <Fold title={words.remove}>
      <CallForm
        call="remove-maker"
        asks={(fields) => ({ accountId: id, password: fields.typed('password') })}
        done={words.removed(name || email)}
      >
        <Password id={`remove-${id}`} />
        <Submit label={words.removeOne(name || email)} className="mt-14" />
      </CallForm>
    </Fold>
  );
}

function Password({ id }: { id: string }) {
  const { yourPassword } = useMessages(MAKERS_PAGE);
  return (
    <InputField
      id={id}
      label={yourPassword}
      name="password"
      type="password"
      autoComplete="current-password"
    />
  );
}
