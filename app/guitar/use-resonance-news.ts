import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#app/ui/language.tsx';
import { YOUR_GUITAR_MESSAGES } from './guitar.messages.ts';

/** A slider is at rest after so long without movement. */
const REST_MS = 600;

/** Long enough to be announced. Text that stayed longer would look like current news. */
const SAID_MS = 1000;

/**
 * "Resonance 2.2 kHz, was 2.3 kHz" once the figure rests at another value; empty before, and again soon after. For a
 * polite status.
 */
export function useResonanceNews(resonance: string | undefined): string {
  const { resonance: said } = useMessages(YOUR_GUITAR_MESSAGES);
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
