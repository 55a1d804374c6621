import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import type { PlantedBug } from './PlantedBug.js'

/** The folders that decide what a customer's actions do: the models and the rules below them. */
const rooms = [
  'basket',
  'bookings',
  'catalogue',
  'customer',
  'delivery',
  'payment',
  'payment-plan',
  'resale',
  'session',
]

/** Selects files that contain decisions: no texts, no ports, no tests. */
const isMined = (name: string): boolean => name.endsWith('.ts') && !/(\.test|Texts|Api|Ports)\.ts$/.test(name)

/** A single change of a file, by positions in its text. */
export interface Change {
  readonly kind: string
  readonly from: number
  readonly end: number
  readonly to: string
  /** The whole expression, statement or property name in which the change lies. */
  readonly unit: {
    readonly from: number
    readonly end: number
    readonly is: 'expression' | 'statement' | 'name'
    /** Outside every function, so that it runs once, when its module loads. */
    readonly runsOnce: boolean
  }
}

const opposite = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.PlusToken, '-'],
])

/** The -1 of a comparison, whose sign alone counts. */
const isSign = ({ parent }: ts.Node): boolean =>
  ts.isPrefixUnaryExpression(parent) && ts.isConditionalExpression(parent.parent)

/** A number that stands in a type changes no behaviour. */
const isType = ({ parent }: ts.Node): boolean => ts.isLiteralTypeNode(parent)

/** Every single change of a file: a flipped condition, a dropped term, an off-by-one, an omitted call. */
const changesIn = (source: ts.SourceFile): readonly Change[] => {
  const found: Change[] = []
  const unitOf = (node: ts.Node, is: Change['unit']['is']): Change['unit'] => ({
    from: node.getStart(source),
    end: node.getEnd(),
    is,
    runsOnce: ts.findAncestor(node, ts.isFunctionLike) === undefined,
  })
  const visit = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node)) {
      const { operatorToken, left } = node
      const flipped = opposite.get(operatorToken.kind)
      const unit = unitOf(node, 'expression')
      const place = { from: operatorToken.getStart(source), end: operatorToken.getEnd(), unit }
      if (flipped !== undefined) found.push({ kind: 'flipped', ...place, to: flipped })
      if (
        operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken ||
        operatorToken.kind === ts.SyntaxKind.BarBarToken
      )
        found.push({ kind: 'dropped', from: left.getEnd(), end: node.getEnd(), to: '', unit })
    }
    if (ts.isNumericLiteral(node) && node.text === '1' && !isSign(node) && !isType(node)) {
      const isName = ts.isPropertyAssignment(node.parent) && node.parent.name === node
      const unit = unitOf(node, isName ? 'name' : 'expression')
      found.push({ kind: 'one off', from: unit.from, end: unit.end, to: '2', unit })
    }
    if (ts.isIfStatement(node)) {
      const { expression } = node
      found.push({
        kind: 'flipped',
        from: expression.getStart(source),
        end: expression.getEnd(),
        to: `!(${expression.getText(source)})`,
        unit: unitOf(expression, 'expression'),
      })
    }
    if (
      ts.isExpressionStatement(node) &&
      (ts.isCallExpression(node.expression) || ts.isAwaitExpression(node.expression))
    )
      found.push({
        kind: 'left out',
        from: node.getStart(source),
        end: node.getEnd(),
        to: '',
        unit: unitOf(node, 'statement'),
      })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** A bug that is one single change of its file. */
export interface SingleChange extends PlantedBug {
  readonly change: Change
}

const named = (file: string, text: string, change: Change): SingleChange => {
  const { kind, from, end, to } = change
  const line = text.slice(0, from).split('\n').length
  const was = text.slice(from, end).replaceAll(/\s+/g, ' ').slice(0, 50)
  return {
    change,
    name: `${kind}: ${file.replace('packages/core/src/', '')}:${line} “${was}”${to === '' ? '' : ` → “${to.slice(0, 30)}”`}`,
    file,
    from: text,
    // An empty statement replaces the call, which may be the only statement below a condition.
    to: text.slice(0, from) + (kind === 'left out' ? ';' : to) + text.slice(end),
  }
}

const withoutLine = ({ name }: PlantedBug): string => name.replace(/:\d+ /, ' ')

/** Changes that have no visible effect, and the reason. */
const unseen: Readonly<Record<string, string>> = {
  'dropped: bookings/itinerary/itinerary.ts “ && next.date !== null”':
    'A date that is none is written as it came, and a balance without a date is told alone: the condition is there for the types.',
  'one off: payment-plan/projection.ts “1” → “2”':
    'Whether all payments but the last are alike is looked at without the last two: a plan has at most one that is unlike the others, its last.',
}

/** Every single change of a file that has a visible effect. */
export const changesOf = (file: string, text: string): readonly SingleChange[] => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  return changesIn(source)
    .map((change) => named(file, text, change))
    .filter((bug) => !(withoutLine(bug) in unseen))
}

/** A hash of the place and the change, independent of the surrounding code. */
const lotOf = (bug: PlantedBug): string => createHash('sha256').update(withoutLine(bug)).digest('hex')

/** Draws `count` bugs from all possible ones. The same bug is drawn again as long as its own line does not change. */
export const generateBugs = (root: string, count: number): readonly PlantedBug[] => {
  const all = rooms.flatMap((room) =>
    readdirSync(`${root}packages/core/src/${room}`, { recursive: true, encoding: 'utf8' })
      .filter(isMined)
      .toSorted()
      .flatMap((name) => {
        const file = `packages/core/src/${room}/${name}`
        return changesOf(file, readFileSync(root + file, 'utf8'))
      }),
  )
  const lots = new Map(all.map((bug) => [lotOf(bug), bug]))
  return [...lots]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, count)
    .map(([, bug]) => bug)
}
