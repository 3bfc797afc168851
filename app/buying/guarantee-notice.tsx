import { cx } from '#app/ui/cx.ts';
import { useMessages } from '#app/ui/language.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { NOTICE_MESSAGES } from '#domain/legal/guarantee-notice.messages.ts';
import type { ShownNotice } from '#domain/legal/guarantee-notice.ts';

const SHEET = 'block w-full max-w-595 h-auto';

interface NoticeSheetProps {
  /** Undefined in test mode if the makers have not uploaded a file. */
  notice: ShownNotice | undefined;
  words: Pick<(typeof NOTICE_MESSAGES)['en'], 'alt' | 'placeholder'>;
  className?: string | undefined;
}

/** The European Commission's notice, unchanged from its file. Its box is reserved and nothing distorts it. */
export function NoticeSheet({ notice, words, className }: NoticeSheetProps) {
  if (!notice)
    return (
      <p
        className={cx(
          'grid place-items-center w-full max-w-280 h-auto aspect-[595_/_842] p-8 [border:1px_dashed_currentcolor] text-muted text-center wrap-anywhere mono',
          className,
        )}
      >
        {words.placeholder}
      </p>
    );
  const { src, width, height } = notice;
  return (
    <img
      className={cx(SHEET, className)}
      src={src}
      alt={words.alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}

export function GuaranteeNotice({
  notice,
  className,
}: {
  notice: ShownNotice | undefined;
  className?: string;
}) {
  const words = useMessages(NOTICE_MESSAGES);
  const sheet = <NoticeSheet notice={notice} words={words} />;
  return (
    <section
      className={cx('grid grid-cols-[124px_minmax(0,1fr)] gap-20 items-start type-15 lh-[1.45]', className)}
      aria-label={words.title}
    >
      {notice ? (
        <a href={notice.src} target="_blank" rel="noopener">
          {sheet}
        </a>
      ) : (
        sheet
      )}
      <div>
        <p className="weight-600">{words.title}</p>
        <p className="mt-4">{words.sentence}</p>
        <p className="grid gap-4 justify-items-start mt-8">
          {notice ? (
            <TextLink href={notice.src} target="_blank" rel="noopener">
              {words.full}
            </TextLink>
          ) : null}
          <TextLink href={words.europe.href} rel="noopener">
            {words.europe.words}
          </TextLink>
        </p>
      </div>
    </section>
  );
}
