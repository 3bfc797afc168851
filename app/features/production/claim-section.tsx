import { Button } from '#app/ui/button.tsx';
import { useMessages } from '#app/ui/language.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { TitleBlock } from '#app/ui/title-block.tsx';
import { usePath } from '#app/ui/use-path.ts';
import { passportPath } from '#domain/production/passport-path.ts';
import type { PassportView } from '#server/production/index.ts';
import { PASSPORT_PAGE } from './passport-page.messages.ts';

const CLAIM = 'grid gap-14 justify-items-start mt-22 mb-24 pt-18 pb-22 line-y';

/** The address on the label, and whether the pickup is yours, somebody's or nobody's. Never names anybody. */
export function ClaimSection({ view, refused }: { view: PassportView; refused: string | undefined }) {
  const { passport, address, qr } = view;
  const words = useMessages(PASSPORT_PAGE);
  // The label has the English address in every language.
  const onLabel = passportPath(passport.serial);
  const path = usePath()(onLabel);
  return (
    <section id="owner" className="wrap" aria-labelledby="owner-heading">
      <div className="page-grid pt-20 pb-112 line-t phone:gap-y-20 phone:pb-72">
        <TitleBlock figure={words.label} lines={words.labelLines} className="col-[1/4] phone:col-span-full" />
        <svg
          className="col-[4/6] w-full phone:col-[1/6]"
          viewBox={qr.viewBox}
          role="img"
          aria-label={words.qr(address)}
        >
          <path d={qr.path} fill="currentColor" shapeRendering="crispEdges" />
        </svg>
        <div className="col-[7/13] phone:col-span-full">
          <h2 id="owner-heading" className="mb-14 type-34 lh-1 phone:type-27">
            {words.stays}
          </h2>
          <p>{words.sell}</p>
          {refused ? <Notice className="mt-20">{refused}</Notice> : null}
          <Claim view={view} path={path} />
          <p className="mono mono-13">
            <a className="link" href={onLabel} hrefLang="en">
              {address}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}

function Claim({ view: { claim, isSignedIn }, path }: { view: PassportView; path: string }) {
  const words = useMessages(PASSPORT_PAGE);
  if (claim === 'you')
    return (
      <form method="post" action={path} className={CLAIM}>
        <p>
          <b>{words.yours}</b>
          {words.passOn}
        </p>
        <Button type="submit" kind="quiet" small name="do" value="release">
          {words.letGo}
        </Button>
      </form>
    );
  return (
    <form method="post" action={path} className={CLAIM}>
      <p>
        <b>{claim === 'somebody' ? words.somebody : words.nobodyYet}</b>
        {isSignedIn ? null : words.logInFirst}
      </p>
      <Button type="submit" kind="second" small name="do" value="claim">
        {isSignedIn ? words.mine : words.logIn}
      </Button>
    </form>
  );
}
