/**
 * What tests start a process of Annals with, behind `node` and before its words. It is what `npm run build` makes, as people run it; the
 * set-up of the tests builds it when its sources have changed. From its sources it would take three times as long to start.
 */
export const SERVER_PROGRAM: readonly string[] = ['backend/dist/main.js'];

/** The same, with the demo company: what `npm start` runs. */
export const DEMO_PROGRAM: readonly string[] = ['demo/dist/main.js'];
