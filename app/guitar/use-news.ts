import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#app/ui/language.tsx';
import { GUITAR_MESSAGES } from './guitar.messages.ts';

/** A slider is at rest when it has not moved for so long. */
const REST_MS = 600;

/** Long enough to be heard of. What is said once would stand there as if it were still news. */
const SAID_MS = 1000;

/**
 * "Resonance 2.2 kHz, was 2.3 kHz": once the figure rests at another value; empty before that, and soon after it. For a
 * polite status.
 */
export function useNews(resonance: string | undefined): string {
  const { resonance: said } = useMessages(GUITAR_MESSAGES);
  const last = useRef(resonance);
  const [news, setNews] = useState('');
  useEffect(() => {
    if (resonance === undefined || resonance === last.current) return;
    const timer = setTimeout(() => {
      setNews(said(resonance, last.current));
      last.current = resonance;
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [resonance, said]);
  useEffect(() => {
    const timer = news ? setTimeout(() => setNews(''), SAID_MS) : undefined;
    return () => clearTimeout(timer);
  }, [news]);
  return news;
}
