import { Icon } from '#app/ui/icon.tsx';
import styles from './order-card.module.css';
import type { FormFault } from './use-form-faults.ts';

interface MissingPartsProps {
  parts: readonly FormFault[];
  goTo: (id: string) => void;
}

/** What keeps the order from being placed, above its button, each part leading to where it is mended. */
export function MissingParts({ parts, goTo }: MissingPartsProps) {
  if (parts.length === 0) return null;
  return (
    <p className={styles.missing} role="alert">
      <Icon name="warning" />
      <span>
        {parts.length === 1 ? 'One thing is missing' : `${parts.length} things are missing`}:{' '}
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
