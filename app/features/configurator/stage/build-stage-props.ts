import type { CustomLook } from '#domain/products/custom-looks.ts';

export interface BuildStageProps {
  /** What is built so far. */
  look: CustomLook;
  /** A part that is still to choose: the model goes without, and dashed lines stand for it. */
  ghost?: 'cover' | undefined;
  /** The eye comes closer, as for colours. */
  zoomed: boolean;
  /** It may turn by itself. */
  turning: boolean;
  /** Something has been chosen on this page. */
  chosen: boolean;
  /** Not drawn; nothing runs. */
  hidden?: boolean;
  /** What is shown, for screen readers: "Custom Humbucker, fishbone cover, forest over copper, 50 mm". */
  label: string;
  /** Looks that are likely to come next. */
  next: readonly CustomLook[];
  className?: string;
}
