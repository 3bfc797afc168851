import { Icon } from '#app/ui/icon.tsx';
import styles from './fault.module.css';

/** Why something did not go through, read out at once. */
export function Fault({ words }: { words: string }) {
  return (
    <p className={styles.fault} role="alert">
      <Icon name="warning" />
      <span>{words}</span>
    </p>
  );
}
