// Prints what is measured on the strings as they are: node assets/audio/likeness/print-figures.ts
import { likeness } from './figures.ts';

process.stdout.write(`${JSON.stringify(likeness(), null, 1)}\n`);
