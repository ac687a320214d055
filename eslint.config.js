import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import perfectionist from 'eslint-plugin-perfectionist';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const RESTRICTED = [
  // What a change of the organization writes must go through the fence (decision 49).
  {
    selector: 'CallExpression[callee.name="withOrganizationLock"] > ArrowFunctionExpression[params.length=0]',
    message: 'Write through the dispatch that withOrganizationLock hands over: no other is fenced.',
  },
  {
    selector: 'CallExpression[callee.property.name="waitFor"][callee.object.name="vi"][arguments.length=1]',
    message: 'Say how long to wait: the second of the default is too short on a busy machine.',
  },
];

/** What comes out of a database is parsed, in one place (decision 65). */
const PARSED =
  'Nobody checks what is claimed of a row: parse it, with rowsOf, rowOf or oneRowOf and a schema.';
const CLAIMED_ROWS = [
  'CallExpression[typeArguments][callee.property.name=/^(query|raw|select|first|distinct|count)$/]',
  'CallExpression[typeArguments][callee.name=/^(db|readModels)$/]',
  // Streams are read as the union of their events: the log has parsed each.
  'TSAsExpression[expression.type="AwaitExpression"]:not([expression.argument.callee.property.name=/^read(Stream|Event)$/])',
  'TSAsExpression > MemberExpression.expression[property.name="rows"]',
  'TSAsExpression > MemberExpression.expression[object.property.name="rows"]',
].map((selector) => ({ selector, message: PARSED }));

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '.data/**',
      'e2e/test-results/**',
      'e2e/playwright-report/**',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { perfectionist },
    extends: [...tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      // `void promise` says on purpose that nobody waits.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allow: [{ name: 'bigint', from: 'lib' }] },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
      ],
      '@typescript-eslint/require-await': 'off',
      // It does not see that a signal or a flag is changed elsewhere while a loop waits.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      // Libraries that wait for a callback often declare that it returns nothing.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      'no-restricted-syntax': ['error', ...RESTRICTED],
      // Node's own, then packages, then own files: what a file rests on is seen at its head. Styles stay where they are, as their order counts.
      'perfectionist/sort-imports': [
        'error',
        {
          type: 'unsorted',
          newlinesBetween: 'ignore',
          groups: ['builtin', 'external', ['parent', 'sibling', 'index']],
        },
      ],
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    files: ['projections/src/**/*.ts', 'backend/src/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...RESTRICTED, ...CLAIMED_ROWS] },
  },
  {
    files: ['contracts/src/features/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...RESTRICTED,
        {
          selector: 'CallExpression[callee.property.name="omit"][callee.object.name=/Row$/]',
          message: 'Pick what a view shows: a new field of a row stays hidden until somebody opens it.',
        },
      ],
    },
  },
  {
    files: ['frontend/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['frontend/**/*.tsx'],
    plugins: { 'jsx-a11y-x': jsxA11y },
    rules: {
      ...jsxA11y.configs.strict.rules,
      // A dialog opens with its first field focused.
      'jsx-a11y-x/no-autofocus': 'off',
      // What scrolls by itself is scrolled by the keyboard too.
      'jsx-a11y-x/no-noninteractive-tabindex': ['error', { tags: ['pre'], roles: ['group', 'tabpanel'] }],
      // The composite widgets that HTML has no element for.
      'jsx-a11y-x/no-noninteractive-element-to-interactive-role': [
        'error',
        { ul: ['listbox'], li: ['option'], table: ['grid'], td: ['gridcell'], fieldset: ['radiogroup'] },
      ],
      'jsx-a11y-x/no-interactive-element-to-noninteractive-role': ['error', { canvas: ['img'] }],
    },
  },
  { files: ['scripts/**/*.mjs', '*.cjs', '*.js'], languageOptions: { globals: globals.node } },
  // The verifier runs in both.
  { files: ['tools/*.mjs'], languageOptions: { globals: { ...globals.node, ...globals.browser } } },
  { files: ['bench/**/*.ts', 'scripts/**/*.ts'], rules: { 'no-console': 'off' } },
);
