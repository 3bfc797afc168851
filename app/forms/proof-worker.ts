import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { handler } from 'altcha-lib/workers/shared';

// The library's own worker needs Node's crypto; this one uses the browser's.
handler({ deriveKey });
