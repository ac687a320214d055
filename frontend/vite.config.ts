import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { onlyUsedBlueprint } from './blueprint-styles.ts';
import { withoutUnused } from './left-out.ts';
import { withVerifier } from './verifier.ts';

/** The server the development proxy talks to. */
const API_ORIGIN = 'http://localhost:3000';

export default defineConfig({
  plugins: [react(), withoutUnused, withVerifier],
  css: { postcss: { plugins: [onlyUsedBlueprint] } },
  server: {
    port: 5173,
    proxy: {
      '/api': API_ORIGIN,
      '/health': API_ORIGIN,
    },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy allows files of our own origin alone, so nothing may become a data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // On a slow connection each further file costs more than its bytes: what every page loads is one, and what every screen loads.
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /frontend\/src\/(?:main\.ts|public\/(?:mount-public-page|landing\/LandingPage)\.tsx)$|preload-helper/,
              priority: 3,
            },
            { name: 'app', test: /frontend\/src\/app\/mount-application\.tsx$/, priority: 2 },
          ],
        },
      },
    },
  },
});
