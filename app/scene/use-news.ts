import { useEffect, useRef, useState } from 'react';

/** What to read out: the words once they have changed since `told` began, nothing before. */
export function useNews(words: string, told: boolean): string {
  const known = useRef<string>(undefined);
  const [news, setNews] = useState('');
  useEffect(() => {
    if (!told) return;
    if (known.current !== undefined && known.current !== words) setNews(words);
    known.current = words;
  }, [words, told]);
  return news;
}
