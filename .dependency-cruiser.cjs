/** A package imports only from packages of lower layers, and there are no import cycles; see `docs/architecture.md`. */
module.exports = {
  forbidden: [
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'contracts-know-nothing-else',
      severity: 'error',
      from: { path: '^contracts/' },
      to: { path: '^(event-store|projections|backend|demo|frontend|e2e|bench)/' },
    },
    {
      name: 'contracts-run-in-the-browser',
      severity: 'error',
      from: { path: '^contracts/src/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'the-event-store-knows-no-feature',
      severity: 'error',
      from: { path: '^event-store/src/', pathNot: '\\.test\\.ts$' },
      to: { path: ['^(projections|backend|demo|frontend|e2e|bench)/', '^contracts/src/(?!kernel/)'] },
    },
    {
      name: 'projections-know-no-commands',
      severity: 'error',
      from: { path: '^projections/' },
      to: { path: '^(backend|demo|frontend|e2e|bench)/' },
    },
    {
      name: 'the-backend-knows-no-screens',
      severity: 'error',
      from: { path: '^backend/' },
      to: { path: '^(frontend|e2e|bench)/' },
    },
    {
      name: 'the-product-knows-no-demo-company',
      comment: 'Programs that start the product add it; so do tests.',
      severity: 'error',
      from: { path: '^backend/src/' },
      to: { path: '^demo/' },
    },
    {
      name: 'the-demo-company-knows-no-screens',
      severity: 'error',
      from: { path: '^demo/' },
      to: { path: '^(frontend|e2e|bench)/' },
    },
    {
      name: 'the-front-end-knows-contracts-alone',
      severity: 'error',
      from: { path: '^frontend/' },
      to: { path: '^(event-store|projections|backend|demo|e2e|bench)/' },
    },
    {
      name: 'what-features-rest-on-knows-none',
      comment: 'Kernel, engine, platform and the UI kit are passed what features declare.',
      severity: 'error',
      from: {
        path: '^(contracts|projections|backend|frontend)/src/(?:kernel|engine|platform|api|session|time|toasts|ui|conversations)/',
        pathNot: '\\.test\\.tsx?$',
      },
      to: { path: '^$1/src/features/' },
    },
    {
      name: 'features-keep-their-own',
      comment:
        'A feature may use the terms, deciders and queries of another one. Its manifest is for the list of its package; nobody else imports its handlers, jobs and folds.',
      severity: 'error',
      from: {
        path: '^(contracts|projections|backend|demo|frontend)/src/features/([^/]+)/',
        pathNot: '\\.test\\.tsx?$',
      },
      to: {
        path: '^$1/src/features/.*[-/](feature|contract|handlers|jobs|fold)\\.ts$',
        pathNot: '^$1/src/features/$2/',
      },
    },
    {
      name: 'rules-are-pure',
      comment:
        'Deciders, histories, sentences and everything they import: no clock, no database, no read side. The file name marks them.',
      severity: 'error',
      from: { path: '^backend/src/.*[-/](deciders?|history|sentences)\\.ts$' },
      to: { reachable: true, pathNot: ['^(contracts|backend)/src/', '(^|/)node_modules/(zod|uuid)/'] },
    },
    {
      name: 'folds-are-pure',
      comment: 'And everything they import. The file name marks folds; queries over them are in other files.',
      severity: 'error',
      from: { path: '^projections/src/.*[-/]fold\\.ts$' },
      to: { reachable: true, pathNot: ['^(contracts|projections)/src/', '(^|/)node_modules/zod/'] },
    },
    {
      name: 'other-rooms-by-their-exports',
      comment:
        'The public interface of a package is the exports in its package.json, imported by the name of the package. Nothing else can be imported.',
      severity: 'error',
      from: { path: '^([a-z-]+)/' },
      to: { path: '^[a-z-]+/src/', pathNot: '^$1/', dependencyTypesNot: ['aliased-workspace'] },
    },
    {
      name: 'risks-never-enter-reviews',
      comment: 'What pulse checks point to, and alerts about it, are no part of any review.',
      severity: 'error',
      from: { path: '(performance-reviews|reviews-360)/' },
      to: { path: '/wellbeing/' },
    },
    {
      name: 'only-what-is-declared',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^[a-z-]+/dist/' },
    // What tests and tools need is in the package.json of the root.
    combinedDependencies: true,
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
};
