const { options } = require('./.dependency-cruiser.cjs');

/** Folders have no import cycles either: imports between features have one direction. Tests may import anything. */
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
