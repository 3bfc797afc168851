import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { TitleBlock } from '#app/ui/title-block.tsx';
import { passportPath } from '#domain/production/passport-path.ts';
import type { PassportView } from '#server/production/index.ts';
import styles from './claim-section.module.css';

/** The label that leads here, and whose the pickup is: yours, somebody's, nobody's. Never who. */
export function ClaimSection({ view, refused }: { view: PassportView; refused: string | undefined }) {
  const { passport, address, qr } = view;
  const path = passportPath(passport.serial);
  return (
    <section id="owner" className="wrap" aria-labelledby="owner-heading">
      <div className="page-grid pt-20 pb-112 line-t phone:gap-y-20 phone:pb-72">
        <TitleBlock
          figure="LABEL"
          lines={['On the box and', 'on its papers']}
          className="col-[1/4] phone:col-span-full"
        />
        <svg
          className="col-[4/6] w-full phone:col-[1/6]"
          viewBox={qr.viewBox}
          role="img"
          aria-label={`QR code: ${address}`}
        >
          <path d={qr.path} fill="currentColor" shapeRendering="crispEdges" />
        </svg>
        <div className="col-[7/13] phone:col-span-full">
          <h2 id="owner-heading" className="mb-14 type-34 lh-1 phone:type-27">
            This page stays with the pickup.
          </h2>
          <p>
            Sell the guitar, and the next player still finds how it was made. If it is yours, note it in your
            account; nobody sees who you are.
          </p>
          {refused ? <Notice className="mt-20">{refused}</Notice> : null}
          <Claim view={view} path={path} />
          <p className="mono mono-13">
            <a className="link" href={path}>
              {address}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}

function Claim({ view: { claim, isSignedIn }, path }: { view: PassportView; path: string }) {
  if (claim === 'you')
    return (
      <form method="post" action={path} className={styles.claim}>
        <p>
          <b>This pickup is noted as yours.</b> Let go of it when you pass it on.
        </p>
        <Button type="submit" kind="quiet" small name="do" value="release">
          Let go of it
        </Button>
      </form>
    );
  const words = claim === 'somebody' ? 'Its owner has claimed it.' : 'Nobody has claimed it yet.';
  return (
    <form method="post" action={path} className={styles.claim}>
      <p>
        <b>{words}</b>
        {isSignedIn
          ? null
          : ' To note it as yours, log in first; then come back, or type its number into your account.'}
      </p>
      <Button type="submit" kind="second" small name="do" value="claim">
        {isSignedIn ? 'This is mine' : 'Log in to claim it'}
      </Button>
    </form>
  );
}
