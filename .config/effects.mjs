/**
 * The lint rule `effects/own-cleanup`: React calls what an effect or a ref callback returns. So either returns nothing,
 * or a function that is written there. The value of a call to the platform is neither, even if it is undefined today.
 */

const hooks = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect'])
const functions = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'])

/** `useEffect` of `React.useEffect`. */
const nameOf = ({ callee }) => callee.property?.name ?? callee.name

const isHarmless = (value) =>
  value === null || value.operator === 'void' || (functions.has(value.type) && !value.async && !value.generator)

/** What a function returns; what the functions in it return is their own. */
const returnedFrom = (node) => {
  if (Array.isArray(node)) return node.flatMap(returnedFrom)
  if (typeof node?.type !== 'string' || functions.has(node.type)) return []
  if (node.type === 'ReturnStatement') return [node.argument]
  return Object.entries(node).flatMap(([key, value]) => (key === 'parent' ? [] : returnedFrom(value)))
}

const isFaulty = ({ async, body }) =>
  async || !(body.type === 'BlockStatement' ? returnedFrom(body.body) : [body]).every(isHarmless)

const create = (context) => {
  const known = new Map()
  const effects = []
  const refs = []
  return {
    FunctionDeclaration: (node) => known.set(node.id?.name, node),
    VariableDeclarator: ({ id, init }) => {
      const value = init?.type === 'CallExpression' && nameOf(init) === 'useCallback' ? init.arguments[0] : init
      if (functions.has(value?.type)) known.set(id.name, value)
    },
    CallExpression: (node) => {
      if (hooks.has(nameOf(node))) effects.push(node.arguments[0])
    },
    JSXAttribute: ({ name, value }) => {
      if (/(^r|R)ef$/.test(name.name) && value?.type === 'JSXExpressionContainer') refs.push(value.expression)
    },
    'Program:exit': () => {
      // A ref that is not a function of this file is an object.
      const callbacks = refs.map((ref) => known.get(ref.name) ?? ref).filter(({ type }) => functions.has(type))
      const faulty = [...effects, ...callbacks].filter((node) => !functions.has(node.type) || isFaulty(node))
      for (const node of faulty) context.report({ node, message: 'Return nothing, or a function written here.' })
    },
  }
}

export default { meta: { name: 'effects' }, rules: { 'own-cleanup': { create } } }
