import { useMessages } from '#app/ui/language.tsx';
import { DialogButton } from '../dialog-button.tsx';
import { TRUE_SIZE_MESSAGES } from './true-size.messages.ts';
import type { TrueSizeProps } from './true-size-dialog.tsx';

const loadDialog = async () => (await import('./true-size-dialog.tsx')).TrueSizeDialog;

/** In a corner of the stage by default. */
const PLACE = 'absolute z-2 right-32 bottom-24 phone:right-auto phone:bottom-12 phone:left-margin';

export function TrueSizeButton({
  className = PLACE,
  ...shown
}: TrueSizeProps & { className?: string | undefined }) {
  const { button } = useMessages(TRUE_SIZE_MESSAGES);
  return (
    <DialogButton
      label={button}
      icon={
        <>
          <path d="M3 7V3h4M15 3h4v4M19 15v4h-4M7 19H3v-4" />
          <path
            className="stroke-copper"
            d="M11 6l4.500 2.500v5L11 16l-4.500-2.500v-5zM11 11l4.500-2.500M11 11L6.500 8.500M11 11v5"
          />
        </>
      }
      className={className}
      load={loadDialog}
      shown={shown}
    />
  );
}
