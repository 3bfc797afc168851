import { useMessages } from '#app/ui/language.tsx';
import { Select } from '#app/ui/select.tsx';
import type { FlavorProps } from '../product-props.ts';
import { TONE_MESSAGES } from './tone.messages.ts';

interface ResponseControlsProps {
  others: readonly FlavorProps[];
  other: FlavorProps | undefined;
  onOther: (id: string) => void;
}

export function ResponseControls({ others, other, onOther }: ResponseControlsProps) {
  const words = useMessages(TONE_MESSAGES);
  if (others.length === 0) return null;
  return (
    <div className="grid grid-cols-3 max-[1280px]:grid-cols-2 small:grid-cols-[minmax(0,1fr)] gap-x-24 mt-28 [@media(scripting:none)]:hidden">
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
