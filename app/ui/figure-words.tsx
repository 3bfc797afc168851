/** Breaks "2.9 kHz ± 0.2" only before ±: a figure keeps its unit, and ± its tolerance. */
export function FigureWords({ words }: { words: string }) {
  if (!words.includes('\u00a0')) return words;
  return words.split(' ±').map((part, index) => (
    <span key={part} className="unit" translate="no">
      {index > 0 ? ` ±${part}` : part}
    </span>
  ));
}
