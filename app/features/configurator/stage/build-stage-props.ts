import type { CustomLook } from '#domain/products/custom-looks.ts';

export interface BuildStageProps {
  /** The build so far. */
  look: CustomLook;
  /** A part still to be chosen: the model lacks it, and dashed lines represent it. */
  ghost?: 'cover' | undefined;
  /** The camera comes closer, as for colours. */
  zoomed: boolean;
  /** Automatic turning is allowed. */
  turning: boolean;
  /** Something has been chosen on this page. */
  chosen: boolean;
  /** Not drawn, nothing runs. */
  hidden?: boolean;
  /** Text alternative: "Custom Humbucker, fishbone cover, forest over copper, 50 mm". */
  label: string;
  /** Looks that are likely to come next. */
  next: readonly CustomLook[];
  className?: string;
}
