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
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0 },
  environments: { ssr: { build: { rolldownOptions: { input: './main.ts' } } } },
});
