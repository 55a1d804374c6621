/** The rules for imports between packages (README, "Where things are") and between folders. */
const { layers, libraries, pairs } = require('./layers.cjs')

const source = (name) => `^packages/${name}/src/`
const tests = '\\.test\\.tsx?$'
const oneOf = (names) => `(${names.join('|')})`

const arrowsPointDown = Object.entries(layers).flatMap(([name, rows]) => {
  const within = source(name)
  const forbid = (from, to) => ({
    name: `${name}-arrows-point-down`,
    comment: 'An import goes to a lower row of .config/layers.cjs, types included. Each folder stands in a row.',
    severity: 'error',
    from,
    to,
  })
  const partnersOf = (folder) =>
    Object.keys(pairs[name] ?? {}).flatMap((pair) => {
      const both = pair.split(' <-> ')
      return both.includes(folder) ? both.filter((one) => one !== folder) : []
    })
  const ofFolder = (folder, row) => {
    const allowed = [folder, ...rows.slice(row + 1).flat(), ...partnersOf(folder)]
    return forbid(
      { path: `${within}${folder}/`, pathNot: tests },
      { path: `${within}[^/]+/`, pathNot: `${within}${oneOf(allowed)}/` },
    )
  }
  return [
    ...rows.flatMap((folders, row) => folders.map((folder) => ofFolder(folder, row))),
    forbid({ path: `${within}[^/]+/`, pathNot: [tests, `${within}${oneOf(rows.flat())}/`] }, { path: '.' }),
  ]
})

const onlyTheseLibraries = Object.entries(libraries).map(([name, known]) => ({
  name: `${name}-knows-only-these-libraries`,
  severity: 'error',
  from: { path: source(name), pathNot: tests },
  to: { path: '^node_modules/', pathNot: `^node_modules/(@types/)?${oneOf(known)}/` },
}))

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'An import of a type counts as any other.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'core-knows-no-sibling',
      severity: 'error',
      from: { path: source('core') },
      to: { path: '^packages/(http-adapter|fake-backend|react-ui)/' },
    },
    {
      name: 'core-knows-no-platform',
      severity: 'error',
      from: { path: source('core'), pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    ...arrowsPointDown,
    ...onlyTheseLibraries,
    {
      name: 'adapter-knows-the-core-alone',
      severity: 'error',
      from: { path: source('http-adapter') },
      to: { path: '^packages/(fake-backend|react-ui)/' },
    },
    {
      name: 'the-world-knows-the-contract-alone',
      comment: 'A fake that shares the rules it is meant to check proves nothing.',
      severity: 'error',
      from: { path: source('fake-backend'), pathNot: `^packages/fake-backend/src/journeys|${tests}` },
      to: { path: '^packages/(core|react-ui)/|^packages/http-adapter/src/(index|node)\\.ts' },
    },
    {
      name: 'conformance-knows-the-contract-alone',
      comment: 'What it finds in a back end hangs on nothing of ours but the contract and the escaping of a text.',
      severity: 'error',
      from: { path: '^packages/fake-backend/src/conformance/', pathNot: tests },
      to: {
        path: '^packages/',
        pathNot: '^packages/(fake-backend/src/(conformance/|values/escaped\\.ts$)|http-adapter/src/contract\\.ts$)',
      },
    },
    {
      name: 'screens-know-no-back-end',
      severity: 'error',
      from: { path: source('react-ui'), pathNot: tests },
      to: { path: '^packages/fake-backend/' },
    },
    {
      name: 'packages-meet-at-their-front-door',
      comment: 'No deep import: a package is imported by its name and its listed entries.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: {
        path: '^packages/([^/]+)/(src|dist|test)/',
        pathNot: [
          '^packages/$1/',
          '^packages/(core|http-adapter|fake-backend)/src/(index|browser|ports|composition|contract|node|journeys|conformance|playwright)\\.ts$',
          // For tests only.
          '^packages/core/test/(VirtualTime|people)\\.ts$',
        ],
      },
    },
    {
      name: 'no-product-imports-a-test',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/', pathNot: tests },
      to: { path: `^packages/[^/]+/test/|${tests}` },
    },
    {
      name: 'nothing-inside-imports-its-own-front-door',
      severity: 'error',
      from: { path: '^packages/([^/]+)/src/', pathNot: tests },
      to: { path: '^packages/$1/src/(index|ports|composition)\\.ts$' },
    },
    {
      name: 'screens-take-types-of-the-ports',
      comment: 'The composition root implements the ports and composes the dashboard.',
      severity: 'error',
      from: {
        path: '^packages/react-ui/src/',
        pathNot: [
          '^packages/react-ui/src/((areas|browser|composition|offline|telemetry)/|document/scheme\\.ts)',
          tests,
        ],
      },
      to: { path: '^packages/core/src/(ports|composition)\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'inversify-stands-in-composition',
      severity: 'error',
      from: {
        path: '^packages/[^/]+/src/',
        pathNot: '/composition/|/node/assembleDashboard',
      },
      to: { path: '^node_modules/(inversify|reflect-metadata)/' },
    },
    {
      name: 'only-the-stripe-adapter-knows-stripe',
      severity: 'error',
      from: { path: '^packages/', pathNot: '^packages/react-ui/src/payment/stripe/' },
      to: { path: '^node_modules/@stripe/' },
    },
    {
      name: 'only-scripts-have-a-cookie-jar',
      severity: 'error',
      from: { path: '^packages/', pathNot: '^packages/http-adapter/src/cookies/' },
      to: { path: '^node_modules/tough-cookie/' },
    },
    {
      name: 'only-e-tickets-are-pdf',
      severity: 'error',
      from: {
        path: '^packages/',
        pathNot: '^packages/(react-ui/src/bookings/files/gate/|http-adapter/src/node/loadJoinPdfs)',
      },
      to: { path: '^node_modules/pdfjs-dist/' },
    },
    {
      name: 'the-payment-machine-knows-no-port',
      comment: 'It is pure: what it wants done are commands.',
      severity: 'error',
      from: { path: '^packages/core/src/payment/machine/', pathNot: tests },
      to: {
        path: '^packages/core/src/',
        pathNot:
          '^packages/core/src/(payment/(machine/|paymentCodes\\.ts)|money/|failure/Failure\\.ts|environment/time\\.ts)',
      },
    },
    {
      name: 'the-back-end-of-the-search-knows-nothing',
      comment: 'A model that shares the rules it is meant to check proves nothing.',
      severity: 'error',
      from: {
        path: '^packages/core/test/search/(backEnd|backEndState|balanceChanges|promises|replaced)\\.ts$',
      },
      to: { pathNot: '^packages/core/test/search/(backEnd|backEndState|promises|replaced)\\.ts$' },
    },
    { name: 'nothing-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules|/dist/' },
    exclude: { path: '^packages/[^/]+/dist/|\\.css$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'types', 'import', 'node'],
      extensions: ['.ts', '.tsx', '.js', '.d.ts'],
    },
    tsConfig: { fileName: '.config/tsconfig.walls.json' },
  },
}
