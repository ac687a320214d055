import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { onlyUsedBlueprint } from './blueprint-styles.ts';
import { withFirstLoad } from './first-load.ts';
import { withoutUnused } from './left-out.ts';
import { inLayers } from './style-layers.ts';
import { withVerifier } from './verifier.ts';

/** The server the development proxy talks to. */
const API_ORIGIN = 'http://localhost:3000';

export default defineConfig({
  plugins: [react(), withoutUnused, withVerifier, withFirstLoad],
  // Catalogues of messages: one object, not an export for each key.
  json: { namedExports: false },
  css: { postcss: { plugins: [onlyUsedBlueprint, inLayers] } },
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
              test: /frontend\/src\/(?:main\.ts|public\/(?:mount-public-page|landing\/LandingPage)\.tsx)$|preload-helper|rolldown\/runtime/,
              priority: 3,
            },
            { name: 'app', test: /frontend\/src\/app\/mount-application\.tsx$/, priority: 2 },
            // What most screens have, small each, but for what the grid and histories have for themselves; then what forms have, and what people are chosen in.
            {
              name: 'kit',
              test: /frontend\/src\/(?:api\/useAttempt|(?:ui|time|session)\/(?!Command|Form|form-|grid|bulk|Record|Choice|ShownOnce|drafts|Field|split|Words|combobox|Modal|Discard|Confirm|charts|Popup|SliderField|PasswordField|lazy|markdown|useAddress|history|DataTable|ListCard|SectionLinks|ProgressBar))|contracts\/src\/kernel|@blueprintjs\/icons(?!.*(?:caret-up|caret-down|double-caret-vertical|many-to-many|download)\.)/,
              minShareCount: 4,
              priority: 1,
            },
            {
              name: 'person',
              test: /features\/people\/combobox\/(?:person-option|useEverybody)/,
              priority: 1,
            },
            { name: 'dialogs', test: /frontend\/src\/ui\/Modal|components\/forms\/controls/, priority: 1 },
            {
              name: 'choosing',
              test: /frontend\/src\/ui\/combobox\/|components\/popover-next\//,
              minShareCount: 4,
              priority: 1,
            },
            {
              name: 'forms',
              test: /frontend\/src\/ui\/(?:Command|Form|form-|drafts|markdown\/(?!Formatted)|Field|Words|Modal|Discard|Confirm)/,
              minShareCount: 4,
              priority: 1,
            },
            {
              name: 'grid',
              test: /frontend\/src\/ui\/grid\/|@blueprintjs\/icons\/.*(?:caret-up|caret-down|double-caret-vertical|many-to-many|download)\./,
              minShareCount: 2,
              priority: 1,
            },
            // What most people see first.
            { name: 'overview', test: /OverviewScreen\.tsx$/ },
            { name: 'log', test: /ExplorerScreen\.tsx$/ },
          ],
        },
      },
    },
  },
});
