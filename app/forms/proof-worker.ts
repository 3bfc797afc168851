import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { handler } from 'altcha-lib/workers/shared';

// The library's own worker asks for Node's crypto; this one for the browser's.
handler({ deriveKey });
