import { readFileSync } from 'node:fs'
import ts from 'typescript'
import type { PlantedBug } from './PlantedBug.js'

/** What customers press, and what it comes to: the models and the rules below them. */
export const minedFiles: readonly string[] = [
  'basket/basketRemoval.ts',
  'basket/removeLines.ts',
  'basket/paxRules.ts',
  'basket/addTickets.ts',
  'basket/addAccommodation.ts',
  'catalogue/tickets/ticketShop.ts',
  'catalogue/tickets/ticketTotals.ts',
  'catalogue/accommodation/roomTotals.ts',
  'catalogue/accommodation/roomShop.ts',
  'catalogue/extras/extrasShop.ts',
  'catalogue/transport/transportFinder.ts',
  'resale/resale.ts',
  'resale/resaleSelection.ts',
  'delivery/addressUpdate.ts',
  'customer/customerUpdates.ts',
  'payment/machine/transition.ts',
  'payment/machine/rules.ts',
  'session/session.ts',
].map((name) => `packages/core/src/${name}`)

interface Change {
  readonly kind: string
  readonly from: number
  readonly end: number
  readonly to: string
}

const opposite = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.PlusToken, '-'],
])

/** Every single change that a tree offers: a condition flipped, a term dropped, one off, a call left out. */
const changesIn = (source: ts.SourceFile): readonly Change[] => {
  const found: Change[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node)) {
      const { operatorToken, left } = node
      const flipped = opposite.get(operatorToken.kind)
      const place = { from: operatorToken.getStart(source), end: operatorToken.getEnd() }
      if (flipped !== undefined) found.push({ kind: 'flipped', ...place, to: flipped })
      if (
        operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken ||
        operatorToken.kind === ts.SyntaxKind.BarBarToken
      )
        found.push({ kind: 'dropped', from: left.getEnd(), end: node.getEnd(), to: '' })
    }
    if (ts.isNumericLiteral(node) && node.text === '1')
      found.push({ kind: 'one off', from: node.getStart(source), end: node.getEnd(), to: '2' })
    if (ts.isIfStatement(node)) {
      const { expression } = node
      found.push({
        kind: 'flipped',
        from: expression.getStart(source),
        end: expression.getEnd(),
        to: `!(${expression.getText(source)})`,
      })
    }
    if (
      ts.isExpressionStatement(node) &&
      (ts.isCallExpression(node.expression) || ts.isAwaitExpression(node.expression))
    )
      found.push({ kind: 'left out', from: node.getStart(source), end: node.getEnd(), to: '' })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const named = (file: string, text: string, { kind, from, end, to }: Change): PlantedBug => {
  const line = text.slice(0, from).split('\n').length
  const was = text.slice(from, end).replaceAll(/\s+/g, ' ').slice(0, 50)
  return {
    name: `${kind}: ${file.replace('packages/core/src/', '')}:${line} “${was}”${to === '' ? '' : ` → “${to.slice(0, 30)}”`}`,
    file,
    from: text,
    to: text.slice(0, from) + to + text.slice(end),
  }
}

/** So many bugs, the same every time, as many of each file as of any other. */
export const generateBugs = (root: string, count: number): readonly PlantedBug[] => {
  const each = Math.ceil(count / minedFiles.length)
  return minedFiles
    .flatMap((file) => {
      const text = readFileSync(root + file, 'utf8')
      const changes = changesIn(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true))
      const step = Math.max(1, Math.floor(changes.length / each))
      // Evenly spread over the file.
      return changes
        .filter((_change, place) => place % step === Math.floor(step / 2))
        .slice(0, each)
        .map((change) => named(file, text, change))
    })
    .slice(0, count)
}
