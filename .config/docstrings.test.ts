import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { faces } from './faces.js'

const root = fileURLToPath(new URL('..', import.meta.url))

const parsed = new Map<string, ts.SourceFile>()
const parse = (path: string): ts.SourceFile => {
  const file = parsed.get(path) ?? ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2022, true)
  parsed.set(path, file)
  return file
}

const isDocumented = (node: ts.Node): boolean => ts.getJSDocCommentsAndTags(node).length > 0

/** The declarations of this name in the file itself. */
const declarationsOf = (file: ts.SourceFile, name: string): readonly ts.Node[] =>
  file.statements.flatMap((statement): readonly ts.Node[] => {
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap((one) =>
        namesIn(one.name).includes(name) ? [statement] : [],
      )
    const isNamed =
      (ts.isFunctionDeclaration(statement) ||
        ts.isClassDeclaration(statement) ||
        ts.isInterfaceDeclaration(statement) ||
        ts.isTypeAliasDeclaration(statement)) &&
      statement.name?.text === name
    return isNamed ? [statement] : []
  })

const namesIn = (name: ts.BindingName): readonly string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesIn(element.name) : []))

interface Handed {
  /** The exported name. */
  readonly name: string
  readonly path: string
  /** The name at its declaration. */
  readonly called: string
}

/** What a file re-exports from others. */
const handedOut = (path: string): readonly Handed[] =>
  parse(path).statements.flatMap((statement): readonly Handed[] => {
    if (!ts.isExportDeclaration(statement) || !statement.moduleSpecifier) return []
    if (!ts.isStringLiteral(statement.moduleSpecifier) || !statement.exportClause) return []
    const { text } = statement.moduleSpecifier
    if (!text.startsWith('.') || !ts.isNamedExports(statement.exportClause)) return []
    return statement.exportClause.elements.map(({ name, propertyName }) => ({
      name: name.text,
      path: join(dirname(path), text.replace(/\.js$/, '.ts')),
      called: (propertyName ?? name).text,
    }))
  })

const hasDocs = ({ path, called }: Handed): boolean => {
  const declared = declarationsOf(parse(path), called)
  if (declared.length > 0) return declared.some(isDocumented)
  const further = handedOut(path).find(({ name }) => name === called)
  return further !== undefined && hasDocs(further)
}

const undocumented = (source: string): readonly string[] =>
  handedOut(join(root, source))
    .filter((one) => !hasDocs(one))
    .map(({ name, path }) => `${path.replace(root, '')}: ${name}`)

it.each(faces)('every name that $name exports is documented', ({ source }) => {
  expect(handedOut(join(root, source)).length).toBeGreaterThan(0)
  expect(undocumented(source)).toEqual([])
})
