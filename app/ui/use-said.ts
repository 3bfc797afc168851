import { useEffect, useRef, useState } from 'react';

/** So long nothing more has changed: then it is worth a sentence. */
const REST_MS = 600;

/** What has changed, once it rests; empty for what the server has drawn. For a polite status. */
export function useSaid(words: string): string {
  const last = useRef(words);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (words === last.current) return;
    const timer = setTimeout(() => {
      last.current = words;
      setSaid(words);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return said;
}
