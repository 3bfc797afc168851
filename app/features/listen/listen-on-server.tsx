import { PaperOnServer } from './late-paper.tsx';
import { ListenPage } from './listen-page.tsx';
import type { ListenProps } from './listen-props.ts';
import { Paper } from './paper.tsx';

/** The listening island as the server renders it: with the paper in place that the browser loads later. */
export function ListenOnServer(props: ListenProps) {
  return (
    <PaperOnServer value={Paper}>
      <ListenPage {...props} />
    </PaperOnServer>
  );
}
