import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The compiler's errors for each text, as if it were a file of the core. */
const errorsInCore = (sources: readonly string[]): ReadonlyMap<string, readonly string[]> => {
  const folder = join(root, 'packages/core')
  const read = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile)
  const config = ts.parseJsonConfigFileContent(read.config, ts.sys, folder)
  const added = new Map(sources.map((source, index) => [join(folder, `src/added${index}.ts`), source]))
  const options = { ...config.options, noEmit: true }
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  host.fileExists = (path) => added.has(path) || fileExists(path)
  host.getSourceFile = (path, ...others) => {
    const source = added.get(path)
    return source === undefined
      ? getSourceFile(path, ...others)
      : ts.createSourceFile(path, source, ts.ScriptTarget.ES2022, true)
  }
  const program = ts.createProgram([...config.fileNames, ...added.keys()], options, host)
  const errorsOf = (path: string): readonly string[] =>
    [
      ...program.getSyntacticDiagnostics(program.getSourceFile(path)),
      ...program.getSemanticDiagnostics(program.getSourceFile(path)),
    ].map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
  return new Map([...added].map(([path, source]) => [source, errorsOf(path)]))
}

const innocent = [
  "import { right } from 'fp-ts/lib/Either.js'\nimport { BehaviorSubject } from 'rxjs'\nexport const there = right(new BehaviorSubject(new Map([['a', 1]])))",
  "import { paths } from './navigation/paths.js'\nexport const somewhere = paths.booking('SUN1001')",
]
const guilty = [
  ['window', 'export const wide = window.innerWidth'],
  ['document', 'export const title = document.title'],
  ['localStorage', "export const kept = localStorage.getItem('a')"],
  ['fetch', "export const answer = fetch('/api/customer')"],
  ['XMLHttpRequest', 'export const request = new XMLHttpRequest()'],
  ['setTimeout', 'export const timer = setTimeout(() => undefined, 1000)'],
  ['console', "console.log('a')"],
  ['crypto', 'export const id = crypto.randomUUID()'],
  ['process', 'export const port = process.env'],
  ['Buffer', "export const bytes = Buffer.from('a')"],
  ['node:fs', "import { readFileSync } from 'node:fs'\nexport const text = readFileSync('a')"],
  ['react', "import { useState } from 'react'\nexport const hook = useState"],
  ['react/jsx-runtime', "import { jsx } from 'react/jsx-runtime'\nexport const element = jsx"],
  ['react-dom', "import ReactDom from 'react-dom'\nexport const dom = ReactDom"],
  ['react-dom/client', "import { createRoot } from 'react-dom/client'\nexport const rootOf = createRoot"],
] as const

describe('a file of the core', () => {
  let errors: ReadonlyMap<string, readonly string[]> = new Map()
  beforeAll(() => {
    errors = errorsInCore([...innocent, ...guilty.map(([, source]) => source)])
  })

  it.each(innocent)('compiles with what the core may use: %s', (source) => {
    expect(errors.get(source)).toEqual([])
  })

  it.each(guilty)('does not compile with %s', (name, source) => {
    const blamed = name.startsWith('react') ? 'react-stays-outside.d.ts' : name
    expect(errors.get(source)?.join('\n')).toContain(blamed)
  })
})

interface Cruised {
  readonly summary: {
    readonly violations: readonly { readonly from: string; readonly rule: { readonly name: string } }[]
  }
}

const core = 'packages/core/src'
const adapter = 'packages/http-adapter/src'
const fake = 'packages/fake-backend/src'
const ui = 'packages/react-ui/src'

/** The importing file, the import, and the rule that forbids it; null if it is allowed. */
const arrows = [
  [`${core}/basket/toAdapter.ts`, '../../../http-adapter/src/index.js', 'core-knows-no-sibling'],
  [`${core}/basket/toFake.ts`, '../../../fake-backend/src/index.js', 'core-knows-no-sibling'],
  [`${core}/basket/toUi.ts`, '../../../react-ui/src/App.js', 'core-knows-no-sibling'],
  [`${core}/basket/toNode.ts`, 'node:fs', 'core-knows-no-platform'],
  [`${core}/basket/toIoTs.ts`, 'io-ts', 'core-knows-only-these-libraries'],
  [`${core}/basket/toReact.ts`, 'react', 'core-knows-only-these-libraries'],
  [`${core}/basket/toFpTs.ts`, 'fp-ts', null],
  [`${core}/basket/toUuid.ts`, 'uuid', null],
  [`${core}/basket/toPart.ts`, 'part/dist/index.js', 'core-knows-only-these-libraries'],
  [`${core}/payment/down.ts`, '../basket/rule.js', null],
  [`${core}/bookings/up.ts`, '../basket/rule.js', 'core-arrows-point-down'],
  [`${core}/resale/along.ts`, '../basket/rule.js', 'core-arrows-point-down'],
  [`${core}/resale/types.ts`, 'type ../basket/rule.js', 'core-arrows-point-down'],
  [`${core}/resale/along.test.ts`, '../basket/rule.js', null],
  [`${core}/new-folder/down.ts`, '../money/first.js', 'core-arrows-point-down'],
  [`${core}/composition/toNewFolder.ts`, '../new-folder/down.js', 'core-arrows-point-down'],
  [`${core}/payment/toTest.ts`, '../../test/search/backEndState.js', 'no-product-imports-a-test'],
  [`${core}/basket/toRxjs.ts`, 'rxjs', null],
  [`${core}/basket/toInversify.ts`, 'inversify', 'inversify-stands-in-composition'],
  [`${core}/composition/toInversify.ts`, 'inversify', null],
  [`${core}/basket/toOwnDoor.ts`, '../index.js', 'nothing-inside-imports-its-own-front-door'],
  [`${core}/basket/basket.test.ts`, 'node:fs', null],
  [`${core}/payment/machine/toPort.ts`, '../../basket/rule.js', 'the-payment-machine-knows-no-port'],
  [`packages/core/test/search/backEnd.ts`, '../../src/basket/rule.js', 'the-back-end-of-the-search-knows-nothing'],
  [`packages/core/test/search/backEndState.ts`, '../../src/basket/rule.js', 'the-back-end-of-the-search-knows-nothing'],
  [
    `packages/core/test/search/balanceChanges.ts`,
    '../../src/basket/rule.js',
    'the-back-end-of-the-search-knows-nothing',
  ],
  [`packages/core/test/search/promises.ts`, '../../src/basket/rule.js', 'the-back-end-of-the-search-knows-nothing'],
  [`${core}/basket/toNowhere.ts`, './gone.js', 'nothing-unresolved'],
  [`${adapter}/basket/toCore.ts`, '../../../core/src/index.js', null],
  [`${adapter}/basket/toIoTs.ts`, 'io-ts', null],
  [`${adapter}/basket/toHono.ts`, 'hono', 'http-adapter-knows-only-these-libraries'],
  [`${adapter}/basket/toFake.ts`, '../../../fake-backend/src/index.js', 'adapter-knows-the-core-alone'],
  [`${adapter}/basket/toUi.ts`, '../../../react-ui/src/App.js', 'adapter-knows-the-core-alone'],
  [`${adapter}/basket/deepIntoCore.ts`, '../../../core/src/basket/rule.js', 'packages-meet-at-their-front-door'],
  [`${adapter}/basket/toReflect.ts`, 'reflect-metadata', 'inversify-stands-in-composition'],
  [`${adapter}/basket/toCookies.ts`, 'tough-cookie', 'only-scripts-have-a-cookie-jar'],
  [`${adapter}/cookies/toCookies.ts`, 'tough-cookie', null],
  [`${adapter}/composition/down.ts`, '../basket/part.js', null],
  [`${adapter}/transport/up.ts`, '../basket/part.js', 'http-adapter-arrows-point-down'],
  [`${fake}/basket/toContract.ts`, '../../../http-adapter/src/contract.js', null],
  [`${fake}/records/up.ts`, '../basket/toContract.js', 'fake-backend-arrows-point-down'],
  // A pair that .config/layers.cjs names with its reason.
  [`${fake}/payment/toPartner.ts`, '../basket/toContract.js', null],
  [`${fake}/conformance/toContract.ts`, '../../../http-adapter/src/contract.js', null],
  [`${fake}/conformance/toAdapter.ts`, '../../../http-adapter/src/index.js', 'conformance-knows-the-contract-alone'],
  [`${fake}/basket/toHono.ts`, 'hono', null],
  [`${fake}/basket/toReact.ts`, 'react', 'fake-backend-knows-only-these-libraries'],
  [`${fake}/basket/toAdapter.ts`, '../../../http-adapter/src/index.js', 'the-world-knows-the-contract-alone'],
  [`${fake}/basket/toNodeDashboard.ts`, '../../../http-adapter/src/node.js', 'the-world-knows-the-contract-alone'],
  [`${fake}/basket/toCore.ts`, '../../../core/src/index.js', 'the-world-knows-the-contract-alone'],
  [`${fake}/basket/toUi.ts`, '../../../react-ui/src/App.js', 'the-world-knows-the-contract-alone'],
  [`${fake}/journeys/toCore.ts`, '../../../core/src/index.js', null],
  [`${fake}/journeys/deepIntoCore.ts`, '../../../core/src/basket/rule.js', 'packages-meet-at-their-front-door'],
  [`${fake}/conformance/toContract.ts`, '../../../http-adapter/src/contract.js', null],
  [`${fake}/conformance/toWorld.ts`, '../basket/toContract.js', 'conformance-knows-the-contract-alone'],
  [`${ui}/basket/toCore.ts`, '../../../core/src/index.js', null],
  [`${ui}/basket/toAdapter.ts`, '../../../http-adapter/src/index.js', null],
  [`${ui}/basket/toReact.ts`, 'react', null],
  [`${ui}/basket/toIoTs.ts`, 'io-ts', 'react-ui-knows-only-these-libraries'],
  [`${ui}/basket/deepIntoAdapter.ts`, '../../../http-adapter/src/basket/part.js', 'packages-meet-at-their-front-door'],
  [`${ui}/basket/toFake.ts`, '../../../fake-backend/src/index.js', 'screens-know-no-back-end'],
  [`${ui}/basket/toFake.test.ts`, '../../../fake-backend/src/index.js', null],
  [`${ui}/basket/toStripe.ts`, '@stripe/stripe-js', 'only-the-stripe-adapter-knows-stripe'],
  [`${ui}/payment/stripe/toStripe.ts`, '@stripe/stripe-js', null],
  [`${ui}/basket/toPdf.ts`, 'pdfjs-dist', 'only-the-gate-view-draws-pdf'],
  [`${ui}/bookings/files/gate/toPdf.ts`, 'pdfjs-dist', null],
] as const

describe('an arrow between the packages', () => {
  const tree = mkdtempSync(join(tmpdir(), 'walls-'))
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(tree, path)), { recursive: true })
    writeFileSync(join(tree, path), text)
  }
  let broken: readonly (readonly [string, string])[] = []

  beforeAll(() => {
    const libraries = [
      'fp-ts',
      'rxjs',
      'uuid',
      'inversify',
      'reflect-metadata',
      'io-ts',
      'react',
      'hono',
      '@stripe/stripe-js',
      'pdfjs-dist',
      'tough-cookie',
    ]
    for (const library of libraries) {
      write(
        `node_modules/${library}/package.json`,
        JSON.stringify({ name: library, version: '1.0.0', main: 'index.js', types: 'index.d.ts' }),
      )
      write(`node_modules/${library}/index.js`, '')
      write(`node_modules/${library}/index.d.ts`, 'export {}')
    }
    // A library in a folder that our packages also build into.
    write('node_modules/part/package.json', JSON.stringify({ name: 'part', version: '1.0.0' }))
    write('node_modules/part/dist/index.js', '')
    const doors = [
      `${core}/index`,
      `${core}/basket/rule`,
      `${adapter}/index`,
      `${adapter}/contract`,
      `${adapter}/node`,
      `${adapter}/basket/part`,
      `${fake}/index`,
      `${ui}/App`,
    ]
    for (const door of doors) write(`${door}.ts`, 'export const here = 1\n')
    for (const [from, specifier] of arrows)
      write(
        from,
        specifier.startsWith('type ')
          ? `import type { here } from '${specifier.slice(5)}'\n`
          : `import '${specifier}'\n`,
      )
    write(
      `${core}/money/first.ts`,
      "import { second } from './second.js'\nexport const first = (): number => second()\n",
    )
    write(
      `${core}/money/second.ts`,
      "import { first } from './first.js'\nexport const second = (): number => first()\n",
    )
    write(`${core}/money/typeOne.ts`, "import type { Two } from './typeTwo.js'\nexport interface One { two: Two }\n")
    write(`${core}/money/typeTwo.ts`, "import type { One } from './typeOne.js'\nexport interface Two { one: One }\n")
    write('.config/tsconfig.walls.json', readFileSync(join(root, '.config/tsconfig.walls.json'), 'utf8'))

    const command = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
    const config = join(root, '.config/dependency-cruiser.cjs')
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [command, '--config', config, '--output-type', 'json', 'packages'],
      {
        cwd: tree,
        encoding: 'utf8',
        maxBuffer: 64 * 1024 * 1024,
      },
    )
    if (stderr !== '') throw new Error(stderr)
    const { summary } = JSON.parse(stdout) as Cruised
    broken = summary.violations.map(({ from, rule }) => [from, rule.name])
  })

  afterAll(() => rmSync(tree, { recursive: true, force: true }))

  const rulesBrokenBy = (file: string): readonly string[] =>
    broken.flatMap(([from, rule]) => (from === file ? [rule] : []))

  it.each(arrows)('%s → %s: %s', (from, _specifier, rule) => {
    const rules = rulesBrokenBy(from)
    expect(rule === null ? rules : rules.filter((one) => one === rule)).toEqual(rule === null ? [] : [rule])
  })

  it('that closes a cycle is caught, even if it imports only types', () => {
    expect(rulesBrokenBy(`${core}/money/first.ts`)).toEqual(['no-circles'])
    expect(rulesBrokenBy(`${core}/money/typeOne.ts`)).toEqual(['no-circles'])
  })

  it('is forbidden by a rule of the table above, whichever rule it is', () => {
    const { forbidden } = createRequire(import.meta.url)('./dependency-cruiser.cjs') as {
      readonly forbidden: readonly { readonly name: string }[]
    }
    const named = forbidden.map(({ name }) => name)
    expect(new Set(named)).toEqual(new Set(['no-circles', ...arrows.flatMap(([, , rule]) => rule ?? [])]))
  })
})
