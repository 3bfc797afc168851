import { useEffect, useState } from 'react';

/** As the style sheets have it: below this the columns stand one under the other. */
const NARROW = '(max-width: 991px)';

/** Whether the window has room for one column only. For what is drawn in the browser alone. */
export function useNarrow(): boolean {
  const [narrow, setNarrow] = useState(() => matchMedia(NARROW).matches);
  useEffect(() => {
    const query = matchMedia(NARROW);
    const follow = () => setNarrow(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return narrow;
}
