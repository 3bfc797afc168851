import { useEffect, useRef, useState } from 'react';

/** A change is announced after this pause without further changes. */
const REST_MS = 600;

/** The latest text, once it rests; empty for the server's text. For a polite status. */
export function useSaid(words: string): string {
  const last = useRef(words);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (words === last.current) return;
    const timer = setTimeout(() => {
      last.current = words;
      setAnnounced(words);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return announced;
}
