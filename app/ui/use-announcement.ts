import { useEffect, useRef, useState } from 'react';

/** Text to announce: `words` after a change since `told` became true, nothing before. */
export function useAnnouncement(words: string, told: boolean): string {
  const known = useRef<string>(undefined);
  const [news, setNews] = useState('');
  useEffect(() => {
    if (!told) return;
    if (known.current !== undefined && known.current !== words) setNews(words);
    known.current = words;
  }, [words, told]);
  return news;
}
