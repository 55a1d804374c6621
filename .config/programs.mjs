/** Starts programs by their scripts: on Windows their commands are batch files, which only a shell starts. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const modules = fileURLToPath(new URL('../node_modules/', import.meta.url))

/** The file, then its arguments. Under `npm run` it is the npm that runs. */
export const npm = (...args) => {
  const script = process.env.npm_execpath
  return script === undefined ? ['npm', ...args] : [process.execPath, script, ...args]
}

/** The script of a package that is installed here. */
export const scriptOf = (name, command = name) => {
  const { bin } = JSON.parse(readFileSync(`${modules}${name}/package.json`, 'utf8'))
  return `${modules}${name}/${typeof bin === 'string' ? bin : bin[command]}`
}
