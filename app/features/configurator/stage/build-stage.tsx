import { Photo } from '#app/ui/photo.tsx';
import type { CustomLook } from '#domain/custom-looks.ts';
import { customPicture, sourcesOf } from '#domain/pictures.ts';

export interface BuildStageProps {
  look: CustomLook;
  ghost?: 'cover' | undefined;
  zoomed: boolean;
  turning: boolean;
  hidden?: boolean;
  label: string;
  next: readonly CustomLook[];
  className?: string;
}

export function BuildStage({ look, hidden, className }: BuildStageProps) {
  if (hidden) return null;
  return (
    <div className={className}>
      <Photo picture={sourcesOf(customPicture(look))} sizes="66vw" first />
    </div>
  );
}
