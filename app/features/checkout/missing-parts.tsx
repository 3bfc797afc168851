import { Icon } from '#app/ui/icon.tsx';
import { useMessages } from '#app/ui/language.tsx';
import { CHECKOUT } from './checkout.messages.tsx';
import type { FormFault } from './use-form-faults.ts';

interface MissingPartsProps {
  parts: readonly FormFault[];
  goTo: (id: string) => void;
}

/** Lists above the order button what is missing, each with a link to its field. */
export function MissingParts({ parts, goTo }: MissingPartsProps) {
  const { missing } = useMessages(CHECKOUT);
  if (parts.length === 0) return null;
  return (
    <p
      className="[&_svg]:flex-none [&_svg]:mt-2 flex gap-10 items-start mt-18 text-wine type-15 lh-[1.45]"
      role="alert"
    >
      <Icon name="warning" />
      <span>
        {missing(parts.length)}:{' '}
        {parts.map(({ id, label }, index) => (
          <span key={id}>
            {index > 0 ? ', ' : ''}
            <a
              className="link"
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                goTo(id);
              }}
            >
              {label}
            </a>
          </span>
        ))}
      </span>
    </p>
  );
}
