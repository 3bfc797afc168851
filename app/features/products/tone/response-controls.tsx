import { cx } from '#app/ui/cx.ts';
import { useWords } from '#app/ui/language.tsx';
import { Select } from '#app/ui/select.tsx';
import type { FlavorProps } from '../product-props.ts';
import styles from './response-controls.module.css';
import { TONE_MESSAGES } from './tone.messages.ts';

interface ResponseControlsProps {
  /** Flavors to compare with. */
  others: readonly FlavorProps[];
  other: FlavorProps | undefined;
  onOther: (id: string) => void;
}

/** Another flavor to lay over the curves. */
export function ResponseControls({ others, other, onOther }: ResponseControlsProps) {
  const words = useWords(TONE_MESSAGES);
  if (others.length === 0) return null;
  return (
    <div className={cx(styles.controls, 'grid grid-cols-3 gap-x-24 mt-28')}>
      <Select
        id="compare"
        label={words.compare}
        value={other?.id ?? ''}
        options={[
          { value: '', label: words.nothing },
          ...others.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={({ target }) => onOther(target.value)}
      />
    </div>
  );
}
