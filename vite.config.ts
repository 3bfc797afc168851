import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

// The whole server is one bundle with the pages in it: main.ts starts it (docs/decisions/002).
export default defineConfig({
  plugins: [reactRouter()],
  // Found late, these would reload the first page while developing.
  optimizeDeps: {
    include: [
      'zustand',
      'zod/mini',
      'react-dom/client',
      'three',
      '@react-three/fiber',
      'three/addons/loaders/GLTFLoader.js',
    ],
  },
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    // The live view with all of three.js (789 kB) wakes on its own, late; pages have budgets in tests/e2e.
    chunkSizeWarningLimit: 850,
    // How long a build takes says something of the machine, nothing of the shop.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    ssr: {
      build: {
        rolldownOptions: {
          input: './main.ts',
          // Parts that are late in the browser are drawn at once on the server: there they need no chunk.
          checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
        },
      },
    },
  },
});
