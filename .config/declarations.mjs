// @ts-check
/**
 * The public types of a package, as text: the declaration of each name that its entries export, and of each name that
 * these declarations use. A change is told by its members and its lines.
 */
import { dirname, resolve } from 'node:path'
import ts from 'typescript'

/**
 * @typedef {{ readonly isExported: boolean, readonly text: string }} Declaration
 * @typedef {ReadonlyMap<string, Declaration>} Declarations by name
 * @typedef {'adds' | 'removes' | 'changes'} Did
 * @typedef {object} Change
 * @property {string} name
 * @property {Did} did
 * @property {readonly string[]} members that differ
 * @property {readonly string[]} lines what was and what is
 */

/** @type {import('typescript').CompilerOptions} */
const options = {
  noLib: true,
  types: [],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
}

/** Reads the package's own files alone: a type of another package is its name. */
const createHost = () => {
  const host = ts.createCompilerHost(options)
  host.resolveModuleNameLiterals = (literals, file) =>
    literals.map(({ text }) => ({
      resolvedModule: text.startsWith('.')
        ? { resolvedFileName: resolve(dirname(file), text.replace(/\.js$/, '.d.ts')), extension: '.d.ts' }
        : undefined,
    }))
  return host
}

const printer = ts.createPrinter({ removeComments: true })

/** @param {import('typescript').Declaration} declaration the statement, if it stands at the top of a file */
const statementOf = (declaration) => {
  const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration
  return ts.isSourceFile(statement.parent) && !ts.isSourceFile(statement) ? statement : null
}

/** @param {import('typescript').Node} node */
const isText = (node) => ts.isVariableStatement(node) && /\/texts\/|Texts\.d\.ts$/.test(node.getSourceFile().fileName)

/** A word of a text may change, so its type is `string`. @param {import('typescript').Node} node */
const withoutWords = (node) =>
  ts.transform(node, [
    (context) => (root) => {
      /** @type {(part: import('typescript').Node) => import('typescript').Node} */
      const visit = (part) =>
        ts.isLiteralTypeNode(part) && ts.isStringLiteral(part.literal)
          ? ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword)
          : ts.visitEachChild(part, visit, context)
      return visit(root)
    },
  ]).transformed[0] ?? node

/** @param {import('typescript').Node} node */
const textOf = (node) =>
  printer
    .printNode(ts.EmitHint.Unspecified, isText(node) ? withoutWords(node) : node, node.getSourceFile())
    .replaceAll(/^( {4})+/gm, (indent) => ' '.repeat(indent.length / 2))
    // A file may move.
    .replaceAll(/import\("\.[^"]*"\)\./g, '')
    // A small object stands on one line.
    .replaceAll(/^( +.*\{)((?:\n[^\n{}]+;){1,2})\n +(\}.*)$/gm, (whole, start, members, end) => {
      const line = `${start}${members.replaceAll(/\n */g, ' ')} ${end}`
      return line.length > 120 ? whole : line
    })

/**
 * @param {readonly string[]} entries the declaration files of a package's entries
 * @returns {Declarations}
 */
export const declarationsOf = (entries) => {
  const program = ts.createProgram(entries, options, createHost())
  const checker = program.getTypeChecker()
  /** @param {import('typescript').Symbol} symbol */
  const meant = (symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol)
  /** @param {import('typescript').Symbol} symbol */
  const statementsOf = (symbol) => (symbol.declarations ?? []).flatMap((declaration) => statementOf(declaration) ?? [])

  /** @type {Map<import('typescript').Symbol, { readonly names: Set<string>, readonly isExported: boolean }>} */
  const found = new Map()
  for (const entry of entries) {
    const module = checker.getSymbolAtLocation(program.getSourceFile(entry) ?? ts.factory.createNull())
    if (module === undefined) throw new Error(`${entry} is missing, or exports nothing.`)
    for (const exported of checker.getExportsOfModule(module)) {
      const symbol = meant(exported)
      if (statementsOf(symbol).length === 0)
        throw new Error(`${entry}: the declaration of ${exported.name} is not found.`)
      const { names } = found.get(symbol) ?? { names: new Set() }
      found.set(symbol, { names: names.add(exported.name), isExported: true })
    }
  }
  // A map's iteration reaches what is added meanwhile.
  for (const symbol of found.keys()) {
    /** @param {import('typescript').Node} node */
    const follow = (node) => {
      const named = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined
      const used = named && meant(named)
      if (used && !found.has(used)) {
        // The exported texts hold every text whole.
        const statements = statementsOf(used).filter((statement) => !isText(statement))
        if (statements.length > 0) found.set(used, { names: new Set([used.name]), isExported: false })
      }
      ts.forEachChild(node, follow)
    }
    for (const statement of statementsOf(symbol)) follow(statement)
  }

  /** @type {Map<string, Declaration>} */
  const declarations = new Map()
  const texts = [...found].flatMap(([symbol, { names, isExported }]) => {
    const text = statementsOf(symbol).map(textOf).join('\n')
    return [...names].map((name) => ({ name, isExported, text }))
  })
  const order = texts.toSorted((a, b) => (`${a.name} ${a.text}` < `${b.name} ${b.text}` ? -1 : 1))
  for (const { name, isExported, text } of order) {
    const same = declarations.get(name)
    declarations.set(name, {
      isExported: isExported || same?.isExported === true,
      text: same ? `${same.text}\n${text}` : text,
    })
  }
  return declarations
}

const mark = ' (not exported)'

/** @param {Declarations} declarations @returns {string} as it is stored */
export const writeDeclarations = (declarations) =>
  [...declarations].map(([name, { isExported, text }]) => `// ${name}${isExported ? '' : mark}\n${text}\n`).join('\n')

/** @param {string} stored @returns {Declarations} */
export const readDeclarations = (stored) =>
  new Map(
    stored
      .split(/^\/\/ /m)
      .slice(1)
      .map((part) => {
        const end = part.indexOf('\n')
        const heading = part.slice(0, end)
        return [heading.replace(mark, ''), { isExported: !heading.endsWith(mark), text: part.slice(end).trim() }]
      }),
  )

/** Without what a member is like: `seat` of `readonly seat?: {`. @param {string} line */
const memberOf = (line) => /^(?:(?:readonly|static|abstract|protected|private) )*(\w+)\??[:(<]/.exec(line)?.[1] ?? ''

/** Each line, with the members that it is within. @param {string} text */
const linesOf = (text) => {
  /** @type {string[]} */
  const around = []
  return text.split('\n').flatMap((whole) => {
    const line = whole.trim()
    const depth = (whole.length - whole.trimStart().length) / 2
    around.splice(depth, around.length, memberOf(line))
    const within = around.slice(1, -1).map((member) => `${member} › `)
    return /^\W*$/.test(line) ? [] : [{ line, within: within.join(''), member: depth > 0 ? memberOf(line) : '' }]
  })
}
/** @typedef {ReturnType<typeof linesOf>[number]} Line */

/**
 * Those that the others do not have. What is within one of them is left out.
 * @param {readonly Line[]} lines
 * @param {readonly Line[]} others
 */
const onlyIn = (lines, others) => {
  const known = new Set(others.map(({ within, line }) => within + line))
  const only = lines.filter(({ within, line }) => !known.has(within + line))
  const opened = only.filter(({ member, line }) => member !== '' && line.endsWith('{'))
  return only.filter(({ within }) => !opened.some((one) => within.startsWith(`${one.within}${one.member} › `)))
}

/**
 * @param {Declarations} before
 * @param {Declarations} after
 * @returns {readonly Change[]}
 */
export const changesBetween = (before, after) => {
  /** @param {string} name @returns {readonly Change[]} */
  const changesOf = (name) => {
    const old = before.get(name)
    const now = after.get(name)
    if (!old?.isExported && now?.isExported) return [{ name, did: 'adds', members: [], lines: [] }]
    if (old?.isExported && !now?.isExported) return [{ name, did: 'removes', members: [], lines: [] }]
    // A name that is not exported counts as long as a declaration uses it.
    if (old === undefined || now === undefined || old.text === now.text) return []
    const gone = onlyIn(linesOf(old.text), linesOf(now.text))
    const come = onlyIn(linesOf(now.text), linesOf(old.text))
    const members = [...new Set([...gone, ...come].map(({ member }) => member))].filter((member) => member !== '')
    const lines = [
      ...gone.map(({ within, line }) => `- ${within}${line}`),
      ...come.map(({ within, line }) => `+ ${within}${line}`),
    ]
    return [{ name, did: 'changes', members, lines }]
  }
  return [...new Set([...before.keys(), ...after.keys()])].toSorted().flatMap(changesOf)
}
