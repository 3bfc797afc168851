import { useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { COMPANY } from '#domain/company.ts';
import type { PickupFound } from '#domain/measure/fit-pickup.ts';
import { curveFile } from '#domain/measure/take-pickup.ts';
import styles from './result.module.css';
import { saveFile } from './save-file.ts';

const LICENCE = 'CC0 1.0 Universal, https://creativecommons.org/publicdomain/zero/1.0/';
const FILE = 'pickup-cc0.csv';

const mailTo = (kind: string) =>
  `mailto:${COMPANY.supportEmail}?${new URLSearchParams({
    subject: `A measured curve, CC0: ${kind}`,
    body: `The file ${FILE} is attached. I measured it and give it to the public domain (CC0 1.0).`,
  })
    // Programs for mail read a plus as a plus.
    .toString()
    .replaceAll('+', '%20')}`;

/** Asks once more before a curve is given away. The page sends nothing: it saves a file, and a mail takes it along. */
export function Give({ found, kind, onLeave }: { found: PickupFound; kind: string; onLeave: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [saved, setSaved] = useState(false);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.give} aria-labelledby="give-heading">
      <h3 ref={heading} id="give-heading" tabIndex={-1} className="h4">
        Give this curve away for good?
      </h3>
      <p>
        Under{' '}
        <a className="link" href="https://creativecommons.org/publicdomain/zero/1.0/">
          CC0 1.0
        </a>{' '}
        anybody may use it for anything and nobody can take it back. In the file are {found.points.length}{' '}
        points, R, L, C and their doubt, and that it is: {kind}. No sound, no name, no address.
      </p>
      <p>
        This page has no upload. First it saves the file, then your own mail program takes it to us: what that
        shows of you is up to you.
      </p>
      <div className={styles.buttons}>
        <Button
          kind="second"
          small
          onClick={() => {
            saveFile(FILE, 'text/csv', curveFile(found, kind, LICENCE));
            setSaved(true);
          }}
        >
          Give it: save {FILE}
        </Button>
        {saved ? (
          <ButtonLink kind="second" small href={mailTo(kind)}>
            Open a mail for it
          </ButtonLink>
        ) : null}
        <Button kind="quiet" small onClick={onLeave}>
          Keep it
        </Button>
      </div>
      <p role="status" className={cx('mono muted', saved && 'mt-12')}>
        {saved ? 'Saved. Attach it to the mail; nothing was sent yet.' : ''}
      </p>
    </section>
  );
}
