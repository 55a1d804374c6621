import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, it } from 'vitest'

const spoken = new Set(['aria-label', 'aria-description', 'aria-roledescription', 'placeholder', 'alt', 'title'])
const hasLetters = (text: string): boolean => /\p{L}{2}/u.test(text)

/** Texts for a customer that stand in the screen itself, and so exist in one language only. */
const textsIn = (path: string): readonly string[] => {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const inValue = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.push(node.text)
    else if (ts.isTemplateExpression(node))
      found.push(node.head.text, ...node.templateSpans.map(({ literal }) => literal.text))
    else if (ts.isJsxExpression(node)) node.forEachChild(inValue)
    else if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(inValue)
    else if (ts.isBinaryExpression(node)) inValue(node.right)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) found.push(node.text.trim())
    if (ts.isJsxAttribute(node) && spoken.has(node.name.getText()) && node.initializer) inValue(node.initializer)
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) inValue(node)
    node.forEachChild(visit)
  }
  visit(file)
  return found.filter(hasLetters).map((text) => `${path}: ${text}`)
}

it('a screen takes its texts from the catalogue', () => {
  const folder = 'packages/react-ui/src'
  const screens = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !path.includes('.test.'))
    .map((path) => `${folder}/${path}`)
  expect(screens.length).toBeGreaterThan(100)
  expect(screens.flatMap(textsIn)).toEqual([])
})
