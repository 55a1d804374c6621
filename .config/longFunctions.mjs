import { readFileSync } from 'node:fs'
import { join } from 'node:path/posix'
import ts from 'typescript'

/** A longer function is a reason to look again: it stays if it holds one idea. */
const onOneScreen = 80

/** The functions of these files over 80 lines, with the name that they have or the one of what holds them. */
export const longFunctionsIn = (src, files) =>
  files.flatMap((file) => {
    const source = ts.createSourceFile(file, readFileSync(join(src, file), 'utf8'), ts.ScriptTarget.Latest, true)
    const lineAt = (position) => source.getLineAndCharacterOfPosition(position).line
    const nameOf = (node) => node.name?.getText() ?? (node.parent === undefined ? file : nameOf(node.parent))
    const found = []
    const visit = (node) => {
      const lines = lineAt(node.end) - lineAt(node.getStart()) + 1
      if (ts.isFunctionLike(node) && node.body !== undefined && lines > onOneScreen)
        found.push({ file, name: nameOf(node), lines })
      ts.forEachChild(node, visit)
    }
    visit(source)
    return found
  })
