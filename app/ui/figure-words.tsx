/** "2.9 kHz ± 0.2": a figure and its unit stay together, and so do ± and the doubt; between them a line may break. */
export function FigureWords({ words }: { words: string }) {
  if (!words.includes('\u00a0')) return words;
  return words.split(' ±').map((part, index) => (
    <span key={part} className="unit" translate="no">
      {index > 0 ? ` ±${part}` : part}
    </span>
  ));
}
