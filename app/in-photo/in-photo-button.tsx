import { DialogButton } from '#app/scene/dialog-button.tsx';
import { useMessages } from '#app/ui/language.tsx';
import { IN_PHOTO_BUTTON } from './in-photo-button.messages.ts';
import type { InPhotoProps } from './in-photo-dialog.tsx';

const loadDialog = async () => (await import('./in-photo-dialog.tsx')).InPhotoDialog;

/** Opens the dialog; without a script a sentence is in its place. */
export function InPhotoButton({ className = '', ...shown }: InPhotoProps & { className?: string }) {
  const { button, noScript } = useMessages(IN_PHOTO_BUTTON);
  return (
    <>
      <DialogButton
        label={button}
        icon={
          <>
            <path d="M2 6h4l1.500-2.500h7L16 6h4v12.500H2z" />
            <path className="stroke-copper" d="M6.500 9.500h9v5h-9zM9 12h.01M11 12h.01M13 12h.01" />
          </>
        }
        className={className}
        load={loadDialog}
        shown={shown}
      />
      <noscript>
        <p>{noScript}</p>
      </noscript>
    </>
  );
}
