import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Each text that React holds, if the page shows another one in its place. */
    readonly staleTexts: () => readonly string[]
  }
}

/**
 * Acts as a browser that translates the page: it replaces each text node by elements, and again after each change. The
 * words stay, so that tests find them. Self-contained, because it is sent to pages as a script.
 */
export const translate = (): void => {
  if (window !== window.top) return
  const untranslated = 'font, script, style, title, textarea, svg'
  const replace = (text: Node): void => {
    if (!text.isConnected || text.parentElement?.closest(untranslated) !== null || !text.nodeValue?.trim()) return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = text.nodeValue
    outer.append(inner)
    text.parentElement.replaceChild(outer, text)
  }
  const replaceIn = (node: Node): void => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const texts = node instanceof Text ? [node] : []
    while (walker.nextNode() !== null) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    texts.forEach(replace)
  }
  new MutationObserver((mutations) => {
    for (const { type, target, addedNodes } of mutations)
      if (type === 'characterData') replaceIn(target)
      else addedNodes.forEach(replaceIn)
  }).observe(document, { subtree: true, childList: true, characterData: true })

  /** The part of React's fibers that is read here: the page as React holds it, which is what it shows untranslated. */
  interface Fiber {
    readonly tag: number
    readonly stateNode: unknown
    readonly memoizedProps: string | { readonly children?: unknown } | null
    readonly child: Fiber | null
    readonly sibling: Fiber | null
  }
  const [portal, element, textNode] = [4, 5, 6]
  const childrenOf = (fiber: Fiber): readonly Fiber[] => {
    const found: Fiber[] = []
    for (let child = fiber.child; child !== null; child = child.sibling) found.push(child)
    return found
  }
  const textOf = (fiber: Fiber): string => {
    if (fiber.tag === portal) return ''
    if (fiber.tag === textNode) return String(fiber.memoizedProps)
    const props = typeof fiber.memoizedProps === 'object' ? fiber.memoizedProps : null
    if (fiber.tag === element && fiber.child === null)
      return ['string', 'number'].includes(typeof props?.children)
        ? String(props?.children)
        : ((fiber.stateNode as Element).textContent ?? '')
    return childrenOf(fiber).map(textOf).join('')
  }
  const staleIn = (fiber: Fiber): readonly string[] => {
    const below = childrenOf(fiber).flatMap(staleIn)
    if (below.length > 0 || fiber.tag !== element) return below
    const [held, shown] = [textOf(fiber), (fiber.stateNode as Element).textContent ?? '']
    return held === shown ? [] : [`“${shown}” is shown, React holds “${held}”`]
  }
  const staleTexts = (): readonly string[] => {
    const root: object = document.getElementById('root') ?? {}
    const [, host] = Object.entries(root).find(([key]) => key.startsWith('__reactContainer')) ?? []
    return host === undefined ? [] : staleIn((host as { stateNode: { current: Fiber } }).stateNode.current)
  }
  Object.assign(window, { staleTexts })
}

/** What the page shows although React holds another text. */
export const staleTexts = (page: Page): Promise<readonly string[]> => page.evaluate(() => window.staleTexts())
