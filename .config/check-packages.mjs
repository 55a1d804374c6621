/**
 * Tests the three libraries as another project uses them. They are packed, inspected, and installed from their
 * tarballs in an empty folder without a network. There they are type-checked under TypeScript's strictest options.
 * Scripts, a property and a CommonJS script run in plain Node; a test runs in a browser by Playwright.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { builtUi } from '../packages/react-ui/e2e/support/builtUi.mjs'
import { npm, scriptOf } from './programs.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const cache = `${root}node_modules/.cache/packages`
const project = `${cache}/project`
const begun = Date.now()
const say = (line) => console.log(`${line} (${((Date.now() - begun) / 1000).toFixed(1)} s)`)
const names = ['core', 'http-adapter', 'fake-backend']
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

const run = (file, args, options = {}) => {
  try {
    return execFileSync(file, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], ...options })
  } catch (error) {
    throw new Error(`${file} ${args.slice(0, 3).join(' ')}\n${error.stdout ?? ''}${error.stderr ?? ''}`, {
      cause: error,
    })
  }
}
const tool = (script, args) => run(process.execPath, [script, ...args])
const check = (isSo, problem) => {
  if (!isSo) throw new Error(problem)
}

/** The tarball has its documents, and no tests and no test helpers. */
const checkContents = (name, files) => {
  const wanted = ['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json']
  for (const file of wanted) check(files.includes(file), `${name}: ${file} is not in the tarball`)
  const tests = files.filter((file) => /\.test\.|(^|\/)(tests?|fixtures?)\//.test(file))
  check(tests.length === 0, `${name}: for tests alone, but packed: ${tests.join(', ')}`)
}

/**
 * A library in the declarations is also the caller's, such as fast-check. Two copies of a class are two types, so a
 * range lets npm install one copy for both.
 */
const checkRanges = (name, files) => {
  const { dependencies } = readJson(`${root}packages/${name}/package.json`)
  const declared = files
    .filter((file) => file.endsWith('.d.ts'))
    .map((file) => readFileSync(`${root}packages/${name}/${file}`, 'utf8'))
    .flatMap((text) => [...text.matchAll(/\bfrom '((?:@[^/']+\/)?[^/'.]+)/g)].map(([, library]) => library))
  for (const library of new Set(declared)) {
    const version = dependencies[library]
    const isRange = version === undefined || version.startsWith('^') || library.startsWith('@booking-dashboard/')
    check(isRange, `${name}: its declarations import ${library}, so ${version} has to be a range`)
  }
}

const pack = (name) => {
  // Starts from nothing: `prepack` builds what is missing.
  rmSync(`${root}packages/${name}/dist`, { recursive: true, force: true })
  const [program, ...args] = npm('pack', `./packages/${name}`, '--json', '--pack-destination', cache)
  const said = run(program, args)
  const [{ filename, files, size }] = JSON.parse(said.slice(said.indexOf('[\n')))
  const paths = files.map(({ path }) => path)
  checkContents(name, paths)
  checkRanges(name, paths)
  say(`${name}: ${files.length} files, ${Math.round(size / 1000)} kB`)
  return `${cache}/${filename}`
}

/** Installs as npm does, without the registry: the dependencies are the ones installed here. */
const install = (tarballs) => {
  const modules = `${project}/node_modules`
  for (const [place, name] of names.entries()) {
    const folder = `${modules}/@booking-dashboard/${name}`
    mkdirSync(folder, { recursive: true })
    run('tar', ['-xzf', tarballs[place], '-C', folder, '--strip-components=1'])
    for (const dependency of Object.keys(readJson(`${folder}/package.json`).dependencies)) {
      const link = `${modules}/${dependency}`
      mkdirSync(dirname(link), { recursive: true })
      if (!existsSync(link)) symlinkSync(`${root}node_modules/${dependency}`, link, 'junction')
    }
  }
  for (const name of ['openapi-fetch', '@playwright/test']) {
    mkdirSync(dirname(`${modules}/${name}`), { recursive: true })
    symlinkSync(`${root}node_modules/${name}`, `${modules}/${name}`, 'junction')
  }
  writeFileSync(`${project}/package.json`, '{ "private": true, "type": "module" }\n')
}

/** The example on the page about Playwright, as its readers copy it. */
const exampleOfPlaywright = () => {
  const page = readFileSync(`${root}packages/fake-backend/docs/playwright.md`, 'utf8')
  const [, code = ''] = /^```ts\n([\s\S]*?)^```$/m.exec(page) ?? []
  return code
}

/** The whole way of the packed guide, over a back end of its own. */
const guideOfPurchase = () => {
  const page = readFileSync(`${project}/node_modules/@booking-dashboard/core/docs/guides/script-a-purchase.md`, 'utf8')
  const code = [...page.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].at(-1)?.[1] ?? ''
  return [
    "import { serveFake } from '@booking-dashboard/fake-backend'",
    'const served = await serveFake({ port: 0 })',
    code.replace("'http://localhost:3000'", 'served.url'),
    'await served.close()\n',
  ].join('\n')
}

const checkTypes = () => {
  const compilerOptions = {
    target: 'ES2022',
    module: 'NodeNext',
    moduleResolution: 'NodeNext',
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    types: ['node'],
    typeRoots: [`${root}node_modules/@types`],
    outDir: 'out',
  }
  cpSync(`${root}.config/third-party`, project, { recursive: true })
  writeFileSync(`${project}/example.spec.ts`, exampleOfPlaywright())
  writeFileSync(`${project}/guide.ts`, guideOfPurchase())
  const files = ['script.ts', 'purchase.ts', 'property.ts', 'guide.ts', 'example.spec.ts']
  writeFileSync(`${project}/tsconfig.json`, JSON.stringify({ compilerOptions, files }))
  // A client generated from the document, which must match the back end.
  const document = `${project}/node_modules/@booking-dashboard/http-adapter/openapi.json`
  tool(scriptOf('openapi-typescript'), [document, '-o', `${project}/api.d.ts`])
  tool(scriptOf('typescript', 'tsc'), ['-p', project])
}

const checkScripts = () => {
  const said = ['script', 'purchase', 'property', 'guide']
    .map((name) => run(process.execPath, ['--enable-source-maps', `out/${name}.js`], { cwd: project }))
    .join('')
  // A CommonJS script loads every entry by require().
  run(process.execPath, ['required.cjs'], { cwd: project })
  const wanted = readFileSync(`${root}.config/third-party/said.txt`, 'utf8')
  check(said === wanted, `The scripts say\n${said}in place of\n${wanted}`)
  const { bin } = readJson(`${project}/node_modules/@booking-dashboard/fake-backend/package.json`)
  for (const [name, file] of Object.entries(bin)) {
    const path = `node_modules/@booking-dashboard/fake-backend/${file}`
    check(run(process.execPath, [path, '--help'], { cwd: project }).includes(name), `${name} --help does not name it`)
  }
}

const checkPlaywright = () => {
  const browser = `${root}packages/react-ui/e2e/support/chromium.ts`
  const config = `import { defineConfig } from '@playwright/test'
    import { chromiumOptions } from ${JSON.stringify(browser)}

    const launchOptions = { ...(await chromiumOptions()), args: ['--no-sandbox'] }
    const ui = ${JSON.stringify(builtUi())}
    // No verdict depends on these limits: a busy machine may be slow.
    const limits = { timeout: 600_000, expect: { timeout: 120_000 } }
    export default defineConfig({ ...limits, testDir: 'out', testMatch: 'example.spec.js', reporter: 'line', use: { ui, launchOptions } })
  `
  writeFileSync(`${project}/playwright.config.mjs`, config)
  run(process.execPath, [scriptOf('@playwright/test', 'playwright'), 'test'], { cwd: project })
}

const checkEntries = (name, tarball) => {
  tool(scriptOf('publint'), [tarball, '--strict'])
  tool(scriptOf('@arethetypeswrong/cli', 'attw'), [tarball, '--profile', 'esm-only', '--quiet'])
  const script = readFileSync(`${root}.config/third-party/script.ts`, 'utf8')
  const { exports } = readJson(`${project}/node_modules/@booking-dashboard/${name}/package.json`)
  for (const [entry, target] of Object.entries(exports)) {
    const specifier = `@booking-dashboard/${name}${entry.slice(1)}`
    check(typeof target === 'string' || script.includes(`'${specifier}'`), `${specifier} is not tried by the script`)
  }
}

rmSync(cache, { recursive: true, force: true })
mkdirSync(project, { recursive: true })
try {
  const tarballs = names.map(pack)
  install(tarballs)
  say('installed from the tarballs, offline')
  checkTypes()
  say('type-checked under NodeNext, strict, skipLibCheck: false')
  checkScripts()
  say('run in plain Node')
  checkPlaywright()
  say('the example of Playwright passes in a browser')
  names.forEach((name, place) => checkEntries(name, tarballs[place]))
  say('exports and types: publint and attw have nothing to say')
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
