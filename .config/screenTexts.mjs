/**
 * The lint rule `texts/catalogue`: a screen takes its words from the texts of the core, which exist in every language.
 *
 * The lint rule `texts/lone-text`: a text beside which something can change is the only child of its element. A browser
 * that translates a page moves each text node into an element of its own. React then throws when it removes such a text
 * or inserts something before it, and changes a text that nobody sees.
 */

const isText = (child) => child.type === 'JSXText' && (child.value.trim() !== '' || !child.value.includes('\n'))

/** What a function returns, if it is an expression at the end. */
const resultOf = ({ body }) =>
  body.type === 'BlockStatement' ? body.body.findLast(({ type }) => type === 'ReturnStatement')?.argument : body

/** Whether a node of the tree can become a text node. `isMade` tells of a name whether it stands for elements alone. */
const canBeText = (node, isMade) => {
  const can = (other) => canBeText(other, isMade)
  switch (node?.type) {
    case 'JSXText':
      return isText(node)
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
      return can(node.expression)
    case 'JSXFragment':
      return node.children.some(can)
    case 'JSXElement':
    case 'JSXEmptyExpression':
      return false
    case 'Literal':
      return typeof node.value === 'string' || typeof node.value === 'number'
    case 'LogicalExpression':
      return (node.operator !== '&&' && can(node.left)) || can(node.right)
    case 'ConditionalExpression':
      return can(node.consequent) || can(node.alternate)
    case 'ArrayExpression':
      return node.elements.some(can)
    case 'Identifier':
      return !isMade(node.name)
    case 'MemberExpression':
      return !isMade(node.property.name)
    case 'ArrowFunctionExpression':
      return can(resultOf(node))
    case 'CallExpression': {
      const isMap = node.callee.type === 'MemberExpression' && ['map', 'flatMap'].includes(node.callee.property.name)
      return can(isMap ? node.arguments[0] : node.callee)
    }
    default:
      return true
  }
}

const isElementsType = (type) =>
  type?.typeName?.name === 'Elements' ||
  (type?.type === 'TSFunctionType' && isElementsType(type.returnType?.typeAnnotation))

const create = (context) => {
  /** By name, whether all of this name in the file stands for elements. The compiler holds the type `Elements`. */
  const made = new Map()
  const record = (name, isMade) => made.set(name, isMade && made.get(name) !== false)
  const isMade = (name) => made.get(name) === true
  const parents = []
  return {
    Identifier: ({ name, typeAnnotation }) => {
      if (typeAnnotation) record(name, isElementsType(typeAnnotation.typeAnnotation))
    },
    TSPropertySignature: ({ key, typeAnnotation }) => record(key.name, isElementsType(typeAnnotation?.typeAnnotation)),
    VariableDeclarator: ({ id, init }) => {
      if (id.type !== 'Identifier' || id.typeAnnotation || !init) return
      record(id.name, isElementsType(init.returnType?.typeAnnotation) || !canBeText(init, isMade))
    },
    JSXElement: (node) => parents.push(node),
    JSXFragment: (node) => parents.push(node),
    'Program:exit': () => {
      for (const { children } of parents) {
        const nodes = children.filter(
          (child) => child.expression?.type !== 'JSXEmptyExpression' && (child.type !== 'JSXText' || isText(child)),
        )
        const isFixed = ({ type, expression }) => type !== 'JSXExpressionContainer' || expression.type === 'Literal'
        if (nodes.length < 2 || nodes.every(isFixed)) continue
        for (const node of nodes.filter((child) => canBeText(child, isMade)))
          context.report({ node, message: 'Give this text an element of its own: a translator moves text nodes.' })
      }
    },
  }
}

const spoken = new Set(['aria-label', 'aria-description', 'aria-roledescription', 'placeholder', 'alt', 'title'])

/** The words that stand in the screen itself. */
const wordsIn = (node) => {
  switch (node?.type) {
    case 'JSXExpressionContainer':
      return wordsIn(node.expression)
    case 'ConditionalExpression':
      return [...wordsIn(node.consequent), ...wordsIn(node.alternate)]
    case 'LogicalExpression':
      return wordsIn(node.right)
    case 'TemplateLiteral':
      return node.quasis.map(({ value }) => value.raw)
    default:
      return typeof node?.value === 'string' ? [node.value] : []
  }
}

const createCatalogue = (context) => {
  const check = (node) => {
    if (wordsIn(node).some((text) => /\p{L}{2}/u.test(text)))
      context.report({ node, message: 'Take this text from the catalogue of the core: it needs every language.' })
  }
  return {
    JSXText: check,
    JSXExpressionContainer: ({ parent, expression }) => parent.type !== 'JSXAttribute' && check(expression),
    JSXAttribute: ({ name, value }) => spoken.has(name.name) && check(value),
  }
}

export default {
  meta: { name: 'texts' },
  rules: { 'lone-text': { create }, catalogue: { create: createCatalogue } },
}
