const { options } = require('./.dependency-cruiser.cjs');

/** Folders run in no circle either: what a feature rests on, and what it may use of others, has one direction. Tests look everywhere. */
module.exports = {
  forbidden: [
    {
      name: 'no-circle-of-folders',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(contracts|event-store|projections|backend|demo|frontend)/src' },
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: { path: '(^|/)(dist|node_modules|test)/|\\.test\\.tsx?$' },
  },
};
