import encodeQR from 'qr';
import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { inFigures } from '#domain/tone/format-figures.ts';
import { DIALOG_MESSAGES } from '../dialog.messages.ts';
import { TRUE_SIZE_MESSAGES } from './true-size.messages.ts';
import type { ComposedFile, Composing } from './use-composed.ts';

interface RoomColumnProps {
  composing: Composing;
  name: string;
  onAgain: () => void;
}

/** Parameter for Quick Look on iPhones: disables scaling. */
const FIXED = '#allowsContentScaling=0';

const opensModels = () => document.createElement('a').relList.supports('ar');

/** True on a handheld device, which needs no QR code for another one's camera. */
const isInHand = () => matchMedia('(pointer: coarse)').matches;

/** The first child of such a link must be a picture; this is one transparent pixel. */
const POINT = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/**
 * A link to the phone's own viewer if it can open generated files; otherwise the page's address as a QR code, and the
 * files.
 */
export function RoomColumn({ composing, name, onAgain }: RoomColumnProps) {
  const language = useLanguage();
  const messages = useMessages(TRUE_SIZE_MESSAGES);
  const words = messages.room;
  const { composing: building, failed, again } = useMessages(DIALOG_MESSAGES);
  const [can, setCan] = useState<{ opens: boolean; inHand: boolean; code: string }>();
  useEffect(() => {
    const inHand = isInHand();
    setCan({ opens: opensModels(), inHand, code: inHand ? '' : codeOf(location.href) });
  }, []);
  if (!can) return null;
  const files = composing.state === 'here' ? composing : undefined;
  return (
    <>
      {can.opens && files?.usdz ? (
        <a
          className="inline-flex items-center justify-center min-h-48 py-8 px-24 rounded bg-copper-fill text-ink weight-600 [&_img]:absolute"
          rel="ar"
          href={`${files.usdz.address}${FIXED}`}
        >
          <img src={POINT} alt="" width={1} height={1} />
          {words.open}
        </a>
      ) : null}
      {can.code ? (
        <>
          <svg
            className="w-216 h-216 fill-current [shape-rendering:crispedges]"
            viewBox={can.code.split('|')[0]}
            role="img"
            aria-label={words.code}
          >
            <path d={can.code.split('|')[1]} />
          </svg>
          <p>{words.scan}</p>
        </>
      ) : can.opens ? null : (
        <p>{words.here}</p>
      )}
      <div
        className="grid gap-12 justify-items-start pt-14 line-t"
        aria-busy={composing.state === 'composing'}
      >
        <p role="status">
          {composing.state === 'composing' ? building : null}
          {composing.state === 'failed' ? failed : null}
          {files
            ? words.fixed(inFigures(files.composed.size_mm.slice(0, 2).map(sizeWords).join(' × '), language))
            : null}
        </p>
        {composing.state === 'failed' ? (
          <Button kind="quiet" small onClick={onAgain}>
            {again}
          </Button>
        ) : null}
        {files ? (
          <div className="flex flex-wrap gap-8">
            <FileLink file={files.glb} name={`${name}.glb`} />
            <FileLink file={files.usdz} name={`${name}.usdz`} />
          </div>
        ) : null}
        {files && !files.usdz ? <p>{messages.tooLarge}</p> : null}
      </div>
    </>
  );
}

const NBSP = '\u00a0';
const sizeWords = (mm: number) => `${mm}${NBSP}mm`;

function FileLink({ file, name }: { file: ComposedFile | undefined; name: string }) {
  const language = useLanguage();
  if (!file) return null;
  return (
    <ButtonLink kind="quiet" small href={file.address} download={name}>
      {name.split('.').pop()?.toUpperCase()}, {inFigures((file.bytes / 1e6).toFixed(1), language)}
      {NBSP}MB
    </ButtonLink>
  );
}

/** A QR code without its margin, always one square: its size and its dark squares. */
function codeOf(address: string): string {
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: 1 });
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  const size = rows.length - 2;
  return `1 1 ${size} ${size}|${path}`;
}
