import { useEffect, useRef, useState } from 'react';
import { saveFile } from '#app/state/save-file.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { useMessages } from '#app/ui/language.tsx';
import { COMPANY } from '#domain/company.ts';
import type { PickupFound } from '#domain/measure/fit-pickup.ts';
import { curveFile } from '#domain/measure/take-pickup.ts';
import { RESULT_MESSAGES } from './result.messages.tsx';

const LICENCE = 'CC0 1.0 Universal, https://creativecommons.org/publicdomain/zero/1.0/';
const FILE = 'pickup-cc0.csv';

const mailTo = (subject: string, body: string) =>
  `mailto:${COMPANY.supportEmail}?${new URLSearchParams({ subject, body })
    // Mail programs do not decode a plus as a space.
    .toString()
    .replaceAll('+', '%20')}`;

/** Asks for confirmation before a curve is donated. The page sends nothing: it saves a file for the visitor to mail. */
export function Give({
  found,
  kind,
  kindInFile,
  onLeave,
}: {
  found: PickupFound;
  kind: string;
  /** In English, because the file is for all. */
  kindInFile: string;
  onLeave: () => void;
}) {
  const { give: words } = useMessages(RESULT_MESSAGES);
  const heading = useRef<HTMLHeadingElement>(null);
  const [saved, setSaved] = useState(false);
  useEffect(() => heading.current?.focus(), []);
  const licence = (
    <a className="link" href="https://creativecommons.org/publicdomain/zero/1.0/">
      CC0 1.0
    </a>
  );
  return (
    <section
      className="max-w-720 mt-24 px-22 pt-20 pb-22 edge bg-ground-raised [&_h3]:mb-8 [&_p+p]:mt-10"
      aria-labelledby="give-heading"
    >
      <h3 ref={heading} id="give-heading" tabIndex={-1} className="h4">
        {words.heading}
      </h3>
      <p>{words.terms(licence, found.points.length, kind)}</p>
      <p>{words.noUpload}</p>
      <div className="flex flex-wrap gap-12 mt-16">
        <Button
          kind="second"
          small
          onClick={() => {
            saveFile(FILE, 'text/csv', curveFile(found, kindInFile, LICENCE));
            setSaved(true);
          }}
        >
          {words.save(FILE)}
        </Button>
        {saved ? (
          <ButtonLink kind="second" small href={mailTo(words.subject(kind), words.body(FILE))}>
            {words.mail}
          </ButtonLink>
        ) : null}
        <Button kind="quiet" small onClick={onLeave}>
          {words.keep}
        </Button>
      </div>
      <p role="status" className={cx('mono muted', saved && 'mt-12')}>
        {saved ? words.saved : ''}
      </p>
    </section>
  );
}
