// Rules of this project for oxlint: what no rule of its own says. The configuration names the files that each concerns.

/** A rule that refuses what one of the selectors finds. */
const refuse = (message, ...selectors) => ({
  create: (context) =>
    Object.fromEntries(selectors.map((selector) => [selector, (node) => context.report({ node, message })])),
});

/** Where an import belongs: Node.js modules, then packages, then own files. */
const placeOf = ({ source }) => (source.value.startsWith('node:') ? 0 : source.value.startsWith('.') ? 2 : 1);

const importsInOrder = {
  create: (context) => ({
    Program: ({ body }) => {
      // Styles stay where they are: their order counts.
      const imports = body.filter(
        ({ type, specifiers }) => type === 'ImportDeclaration' && specifiers.length > 0,
      );
      imports.slice(1).forEach((node, index) => {
        if (placeOf(node) < placeOf(imports[index]))
          context.report({ node, message: 'Import Node.js modules first, then packages, then own files.' });
      });
    },
  }),
};

/** @public The configuration of oxlint names this file. */
export default {
  meta: { name: 'annals' },
  rules: {
    'imports-in-order': importsInOrder,
    // What a change of the organization writes must go through the fence (decision 49).
    'fenced-writes': refuse(
      'Write through the dispatch that withOrganizationLock hands over: no other is fenced.',
      'CallExpression[callee.name="withOrganizationLock"] > ArrowFunctionExpression[params.length=0]',
    ),
    // What comes out of a database is parsed, in one place (decision 65).
    'parsed-rows': refuse(
      'Nobody checks what is claimed of a row: parse it, with rowsOf, rowOf or oneRowOf and a schema.',
      'CallExpression[typeArguments][callee.property.name=/^(query|raw|select|first|distinct|count)$/]',
      'CallExpression[typeArguments][callee.name=/^(db|readModels)$/]',
      // Streams are read as the union of their events: the log has parsed each.
      'TSAsExpression[expression.type="AwaitExpression"]:not([expression.argument.callee.property.name=/^read(Stream|Event)$/])',
      'TSAsExpression > MemberExpression.expression[property.name="rows"]',
      'TSAsExpression > MemberExpression.expression[object.property.name="rows"]',
    ),
    'picked-views': refuse(
      'Pick what a view shows: a new field of a row stays hidden until somebody opens it.',
      'CallExpression[callee.property.name="omit"][callee.object.name=/Row$/]',
    ),
    'stated-timeouts': refuse(
      'State how long to wait: the second of the default is too short on a busy machine.',
      'CallExpression[callee.property.name="waitFor"][callee.object.name="vi"][arguments.length=1]',
    ),
  },
};
