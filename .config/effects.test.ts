import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const effects = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect'])

type Callback = ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration
const isCallback = (node: ts.Node): node is Callback =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isFunctionDeclaration(node)

const bare = (node: ts.Expression): ts.Expression => (ts.isParenthesizedExpression(node) ? bare(node.expression) : node)

/** The last part of the called name: `useEffect` of `React.useEffect`. */
const calledName = ({ expression }: ts.CallExpression): string =>
  ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText()

/** `void` returns nothing. A function written here is a cleanup of ours, and the compiler checks what it calls. */
const isHarmless = (value: ts.Expression): boolean => {
  const given = bare(value)
  return ts.isVoidExpression(given) || ts.isArrowFunction(given) || ts.isFunctionExpression(given)
}

const returnedFrom = (block: ts.Node): readonly ts.Expression[] => {
  const found: ts.Expression[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isReturnStatement(node) && node.expression !== undefined) found.push(node.expression)
    if (!ts.isFunctionLike(node)) node.forEachChild(visit)
  }
  block.forEachChild(visit)
  return found
}

const isAsync = (callback: Callback): boolean =>
  callback.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword) === true

const givesBackAForeignValue = (callback: Callback): boolean => {
  const { body } = callback
  if (body === undefined || isAsync(callback)) return true
  return !(ts.isBlock(body) ? returnedFrom(body) : [body]).every(isHarmless)
}

interface Found {
  readonly count: number
  readonly faults: readonly string[]
}

/** The effects and ref callbacks of a file, and those that return a value to React which is not a cleanup of ours. */
const effectsIn = (path: string, text: string): Found => {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX)
  const faults: string[] = []
  let count = 0
  const judge = (callback: ts.Expression | Callback, isEffect: boolean): void => {
    const isFault = isCallback(callback) ? givesBackAForeignValue(callback) : isEffect
    if (isEffect || isCallback(callback)) count += 1
    const line = file.getLineAndCharacterOfPosition(callback.getStart()).line + 1
    if (isFault) faults.push(`${path}:${line}: ${callback.getText()}`)
  }
  const functions = new Map<string, Callback>()
  const learn = (node: ts.Node): void => {
    if (ts.isFunctionDeclaration(node) && node.name !== undefined) functions.set(node.name.text, node)
    if (ts.isVariableDeclaration(node) && node.initializer !== undefined) {
      const value = bare(node.initializer)
      const inner = ts.isCallExpression(value) && calledName(value) === 'useCallback' ? value.arguments[0] : value
      if (inner !== undefined && isCallback(inner)) functions.set(node.name.getText(), inner)
    }
    node.forEachChild(learn)
  }
  const visit = (node: ts.Node): void => {
    const effect = ts.isCallExpression(node) && effects.has(calledName(node)) ? node.arguments[0] : undefined
    if (effect !== undefined) judge(bare(effect), true)
    // React also calls what a ref callback returns. A ref that is not a function of this file is an object.
    if (ts.isJsxAttribute(node) && /(^r|R)ef$/.test(node.name.getText()) && node.initializer !== undefined) {
      const { initializer } = node
      const value = ts.isJsxExpression(initializer) ? initializer.expression : undefined
      if (value !== undefined) judge(functions.get(value.getText()) ?? bare(value), false)
    }
    node.forEachChild(visit)
  }
  learn(file)
  visit(file)
  return { count, faults }
}

describe('the return value of an effect, which React calls as its cleanup,', () => {
  it.each([
    'useEffect(() => { box.current?.focus() })',
    'useEffect(() => void model.open())',
    'useEffect(() => () => form.leave())',
    'useEffect(() => { const stop = listen(); return () => stop() })',
    'useEffect(() => { if (!open) return; items.map((item) => item.id) })',
    'useLayoutEffect(function () { return function () { stop() } })',
    '<p ref={(element) => { place = element }} />',
    '<p ref={box} />',
  ])('is nothing or a function declared there: %s', (text) => {
    expect(effectsIn('example.tsx', text).faults).toEqual([])
  })

  it.each([
    'useEffect(() => box.current?.focus())',
    'useEffect(() => (open ? place.scrollIntoView() : undefined))',
    'useEffect(() => { return box.current?.focus() })',
    'useEffect(() => { if (open) { return listen() } })',
    'useEffect(() => observer.disconnect)',
    'useEffect(async () => { await load() })',
    'useEffect(listen)',
    'React.useLayoutEffect(() => setPlaces([]))',
    '<p ref={(element) => element?.focus()} />',
    'const focus = (element) => element?.focus(); const p = <p ref={focus} />',
    'const focus = useCallback((element) => element?.focus(), []); const p = <Field inputRef={focus} />',
  ])('is no value from elsewhere: %s', (text) => {
    expect(effectsIn('example.tsx', text).faults).toHaveLength(1)
  })

  it('follows this rule in every file of the UI', () => {
    const files = ['packages/react-ui/src', 'packages/react-ui/dev'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.tsx?$/.test(path))
        .map((path) => `${folder}/${path}`),
    )
    const found = files.map((path) => effectsIn(path, readFileSync(path, 'utf8')))
    expect(found.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(80)
    expect(found.flatMap(({ faults }) => faults)).toEqual([])
  })
})
