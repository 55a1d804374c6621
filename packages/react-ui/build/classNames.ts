import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/**
 * `_heading_2f`: the name in the style sheet, and which sheet that is. Every class stands in the styles, in the code and in the HTML: what
 * the bundler would add to make it unique, a hash and a line, cannot be compressed. The same in each build, since the HTML is one of its own.
 */
export const shortClassNames = (source: string): Plugin => ({
  name: 'short-class-names',
  apply: 'build',
  config: () => {
    const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.module.css'))
      .toSorted()
      .map((file) => resolve(source, file))
    const generateScopedName = (name: string, file: string): string => {
      const at = sheets.indexOf(resolve(file.replace(/\?.*$/, '')))
      if (at < 0) throw new Error(`${file} is not a sheet of ${source}`)
      return `_${name}_${at.toString(36)}`
    }
    return { css: { modules: { generateScopedName } } }
  },
})
