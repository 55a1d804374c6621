// @ts-check
/**
 * The public types of a package, as text: what the compiler makes of each name that the entries export, and of each
 * name that these types use. The order of members and `readonly` before one do not count, nor does the way in which a
 * type is written. A change is told by its members and its lines.
 */
import { dirname, sep } from 'node:path'
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
/**
 * @typedef {object} Described
 * @property {string} name with what kind of declaration it is; empty if the node has both
 * @property {import('typescript').Node} node
 * @property {boolean} isWord whether its texts are words of a page
 */

/** @type {import('typescript').CompilerOptions} */
const options = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  skipLibCheck: true,
  types: [],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  exactOptionalPropertyTypes: true,
  noErrorTruncation: true,
}
const flags =
  ts.NodeBuilderFlags.NoTruncation |
  ts.NodeBuilderFlags.InTypeAlias |
  ts.NodeBuilderFlags.MultilineObjectLiterals |
  ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
  ts.NodeBuilderFlags.IgnoreErrors

const printer = ts.createPrinter({ removeComments: true })
const { factory } = ts

/** @param {import('typescript').Declaration} declaration */
const isText = (declaration) => /\/texts\/|Texts\.d\.ts$/.test(declaration.getSourceFile().fileName)

/** @param {import('typescript').Declaration} declaration */
const isTop = (declaration) =>
  ts.isSourceFile(declaration.parent) ||
  (ts.isVariableDeclaration(declaration) && ts.isVariableStatement(declaration.parent.parent))

const blank = ts.createSourceFile('', '', ts.ScriptTarget.ES2022)
/** @param {import('typescript').Node} node */
const printed = (node) => printer.printNode(ts.EmitHint.Unspecified, node, blank)

/**
 * @template {import('typescript').Node} Part
 * @param {readonly Part[]} parts
 */
const inOrder = (parts) =>
  parts
    .map((part) => ({ part, text: printed(part) }))
    .toSorted((one, other) => (one.text < other.text ? -1 : 1))
    .map(({ part }) => part)

/**
 * Members and unions in the order of their texts, members without `readonly`, and types without the file that they are
 * in.
 * @param {import('typescript').Node} node
 * @param {boolean} areWords whether each text stands for `string`, as a word of a text may change
 */
const normal = (node, areWords) =>
  ts.transform(node, [
    (context) => (root) => {
      /** @type {(part: import('typescript').Node) => import('typescript').Node} */
      const visit = (part) => {
        if (areWords && ts.isLiteralTypeNode(part) && ts.isStringLiteral(part.literal))
          return factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword)
        const seen = ts.visitEachChild(part, visit, context)
        if (ts.isUnionTypeNode(seen)) return factory.createUnionTypeNode(inOrder(seen.types))
        if (ts.isTypeReferenceNode(seen) && printed(seen.typeName) === 'Readonly') {
          const [only] = seen.typeArguments ?? []
          if (only !== undefined && ts.isTypeLiteralNode(only)) return only
        }
        if (ts.isImportTypeNode(seen) && seen.qualifier !== undefined && !seen.isTypeOf)
          return factory.createTypeReferenceNode(seen.qualifier, seen.typeArguments)
        if (ts.isPropertySignature(seen))
          return factory.createPropertySignature(undefined, seen.name, seen.questionToken, seen.type)
        if (ts.isTypeLiteralNode(seen)) return factory.createTypeLiteralNode(inOrder(seen.members))
        return seen
      }
      return visit(root)
    },
  ]).transformed[0] ?? node

/** @param {import('typescript').Node} node */
const print = (node) =>
  printed(node)
    .replaceAll(/^( {4})+/gm, (indent) => ' '.repeat(indent.length / 2))
    // A small object stands on one line.
    .replaceAll(/^( +.*\{)((?:\n[^\n{}]+;){1,2})\n +(\}.*)$/gm, (whole, start, members, end) => {
      const line = `${start}${members.replaceAll(/\n */g, ' ')} ${end}`
      return line.length > 120 ? whole : line
    })

/**
 * Describes a declaration by nodes: its name and its type.
 * @param {import('typescript').TypeChecker} checker
 * @param {import('typescript').SourceFile | undefined} scope
 * @param {(symbol: import('typescript').Symbol) => readonly import('typescript').Declaration[]} ownDeclarations
 * @returns {(symbol: import('typescript').Symbol) => readonly Described[]}
 */
const createDescriber = (checker, scope, ownDeclarations) => {
  /** @param {import('typescript').Type} type @param {boolean} isWithin a declaration, where a type has its name */
  const nodeOf = (type, isWithin = true) =>
    checker.typeToTypeNode(type, scope, isWithin ? flags & ~ts.NodeBuilderFlags.InTypeAlias : flags) ??
    factory.createKeywordTypeNode(ts.SyntaxKind.UnknownKeyword)

  /** Its members, each with its type. @param {import('typescript').Type} type */
  const literalOf = (type) => {
    const properties = checker
      .getPropertiesOfType(type)
      .filter(({ valueDeclaration: at }) => !at || !(ts.getCombinedModifierFlags(at) & ts.ModifierFlags.Private))
      .map((property) =>
        factory.createPropertySignature(
          undefined,
          /^[\w$]+$/.test(property.name) ? property.name : factory.createStringLiteral(property.name),
          property.flags & ts.SymbolFlags.Optional ? factory.createToken(ts.SyntaxKind.QuestionToken) : undefined,
          nodeOf(checker.getTypeOfSymbol(property)),
        ),
      )
    /** @param {readonly import('typescript').Signature[]} signatures @param {any} kind */
    const signed = (signatures, kind) =>
      signatures.flatMap((signature) => {
        const node = checker.signatureToSignatureDeclaration(signature, kind, scope, flags)
        return node === undefined
          ? []
          : [/** @type {import('typescript').TypeElement} */ (/** @type {unknown} */ (node))]
      })
    const indexed = checker
      .getIndexInfosOfType(type)
      .map(({ keyType, type: value }) =>
        factory.createIndexSignature(
          undefined,
          [factory.createParameterDeclaration(undefined, undefined, 'key', undefined, nodeOf(keyType))],
          nodeOf(value),
        ),
      )
    return factory.createTypeLiteralNode([
      ...properties,
      ...indexed,
      ...signed(type.getCallSignatures(), ts.SyntaxKind.CallSignature),
      ...signed(type.getConstructSignatures(), ts.SyntaxKind.ConstructSignature),
    ])
  }
  /** @param {import('typescript').Type} type */
  const isRecord = (type) =>
    (type.flags & ts.TypeFlags.Intersection) !== 0 ||
    ((type.flags & ts.TypeFlags.Object) !== 0 &&
      !checker.isArrayType(type) &&
      !checker.isTupleType(type) &&
      type.getCallSignatures().length === 0)

  return (symbol) => {
    const [declaration] = ownDeclarations(symbol)
    if (declaration === undefined) return []
    /** @type {[string, import('typescript').Node][]} */
    const nodes = []
    const parameters =
      'typeParameters' in declaration &&
      Array.isArray(declaration.typeParameters) &&
      declaration.typeParameters.length > 0
        ? `<${declaration.typeParameters.map((one) => one.getText()).join(', ')}>`
        : ''
    if (symbol.flags & ts.SymbolFlags.Type) {
      const type = checker.getDeclaredTypeOfSymbol(symbol)
      const isNamed = (symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.Class)) !== 0
      const isOwnRecord = isNamed || (isRecord(type) && type.symbol?.name === '__type')
      // The exported texts hold every text whole.
      if (isText(declaration) && (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration)))
        nodes.push(['', declaration])
      else nodes.push([`type ${symbol.name}${parameters} = `, isOwnRecord ? literalOf(type) : nodeOf(type, false)])
    }
    if (symbol.flags & ts.SymbolFlags.Value) {
      const type = checker.getTypeOfSymbol(symbol)
      const isClass = (symbol.flags & ts.SymbolFlags.Class) !== 0
      nodes.push([
        `const ${symbol.name}: `,
        isClass || (isRecord(type) && type.symbol?.name === '__type') ? literalOf(type) : nodeOf(type, false),
      ])
    }
    return nodes.map(([name, node]) => ({ name, node, isWord: name.startsWith('const') && isText(declaration) }))
  }
}

/**
 * @param {readonly string[]} entries the declaration files of a package's entries
 * @param {Pick<import('typescript').CompilerOptions, 'lib' | 'paths'>} [given] such as the files of other packages
 * @returns {Declarations}
 */
export const declarationsOf = (entries, given = {}) => {
  const program = ts.createProgram(entries, { ...options, ...given })
  const checker = program.getTypeChecker()
  const own = entries.map((entry) => dirname(entry) + sep)
  /** @param {import('typescript').Symbol} symbol */
  const meant = (symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol)
  /** @param {import('typescript').Symbol} symbol */
  const ownDeclarations = (symbol) =>
    (symbol.declarations ?? []).filter(
      (declaration) =>
        isTop(declaration) && own.some((folder) => declaration.getSourceFile().fileName.startsWith(folder)),
    )

  /** @type {Map<import('typescript').Symbol, { readonly names: Set<string>, readonly isExported: boolean }>} */
  const found = new Map()
  /** @type {import('typescript').SourceFile | undefined} */
  let scope
  for (const entry of entries) {
    const file = program.getSourceFile(entry)
    const module = file && checker.getSymbolAtLocation(file)
    if (module === undefined) throw new Error(`${entry} is missing, or exports nothing.`)
    scope = file
    for (const exported of checker.getExportsOfModule(module)) {
      const symbol = meant(exported)
      if (ownDeclarations(symbol).length === 0)
        throw new Error(`${entry}: the declaration of ${exported.name} is not found.`)
      const { names } = found.get(symbol) ?? { names: new Set() }
      found.set(symbol, { names: names.add(exported.name), isExported: true })
    }
  }

  const nodesOf = createDescriber(checker, scope, ownDeclarations)
  /** @type {{ name: string, isExported: boolean, text: string }[]} */
  const texts = []
  // A map's iteration reaches what is added meanwhile.
  for (const [symbol, { names, isExported }] of found) {
    const nodes = nodesOf(symbol)
    /** @param {import('typescript').Node} node */
    const follow = (node) => {
      // A node that the compiler made carries its symbol; one of a file does not.
      /** @type {import('typescript').Symbol | undefined} */
      const made = ts.isIdentifier(node) ? Reflect.get(node, 'symbol') : undefined
      const named = made ?? (ts.isIdentifier(node) && node.pos >= 0 ? checker.getSymbolAtLocation(node) : undefined)
      const used = named && meant(named)
      if (used && !found.has(used) && used.flags & ts.SymbolFlags.Type && ownDeclarations(used).length > 0)
        found.set(used, { names: new Set([used.name]), isExported: false })
      ts.forEachChild(node, follow)
    }
    for (const { node } of nodes) follow(node)
    const text = nodes
      .map(({ name, node, isWord }) => (name === '' ? print(node) : `${name}${print(normal(node, isWord))}`))
      .join('\n')
    for (const name of names) texts.push({ name, isExported, text })
  }

  /** @type {Map<string, Declaration>} */
  const declarations = new Map()
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
