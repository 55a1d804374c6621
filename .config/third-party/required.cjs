const { readFileSync } = require('node:fs')

/** Loads every entry of the packages as a CommonJS script does. */
for (const name of ['core', 'http-adapter', 'fake-backend']) {
  const own = `@booking-dashboard/${name}`
  const { exports: entries } = JSON.parse(readFileSync(require.resolve(`${own}/package.json`), 'utf8'))
  for (const entry of Object.keys(entries)) {
    const specifier = `${own}${entry.slice(1)}`
    if (Object.keys(require(specifier)).length === 0) throw new Error(`${specifier} has nothing in it`)
  }
}
