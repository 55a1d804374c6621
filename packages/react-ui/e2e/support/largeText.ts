import type { Page } from '@playwright/test'

/** Numbers that break over two lines, words that cover others, and words that are cut off. */
export const unreadable = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    interface Word {
      readonly text: string
      readonly box: DOMRect
      readonly parent: Element
    }
    const found: string[] = []
    const words: Word[] = []
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }) &&
      element.closest('[inert], option') === null
    /** Only screen readers get it. */
    const isHidden = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect()
      if (width <= 1 || height <= 1 || getComputedStyle(element).clipPath !== 'none') return true
      return element.parentElement !== null && isHidden(element.parentElement)
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const { parentElement: parent, textContent } = text
      if (parent === null || textContent === null || !isShown(parent) || isHidden(parent)) continue
      for (const match of textContent.matchAll(/\S+/g)) {
        const range = document.createRange()
        range.setStart(text, match.index)
        range.setEnd(text, match.index + match[0].length)
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
        const [first] = boxes
        if (first === undefined) continue
        const lines = new Set(boxes.map(({ top }) => Math.round(top)))
        if (lines.size > 1 && /^\W*\d+\W*$/.test(match[0]))
          found.push(`“${match[0]}” is broken: ${parent.textContent.slice(0, 40)}`)
        words.push(...boxes.map((box) => ({ text: match[0], box, parent })))
      }
    }
    for (const { text, box, parent } of words) {
      for (let around: Element | null = parent; around !== null; around = around.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(around)
        const edges = around.getBoundingClientRect()
        const isCutBelow = ['hidden', 'clip'].includes(overflowY) && box.top + box.height / 2 > edges.bottom
        const isCutBeside =
          ['hidden', 'clip'].includes(overflowX) && (box.right > edges.right + 2 || box.left < edges.left - 2)
        if (isCutBelow || isCutBeside) found.push(`“${text}” is cut off`)
        if (position === 'fixed' || around.matches('dialog, [role="dialog"]')) break
      }
    }
    if (document.querySelector('dialog[open]') !== null) return [...new Set(found)]
    const header = words.filter(({ parent }) => parent.closest('header') !== null && parent.closest('main') === null)
    const pictures = [...document.querySelectorAll('header img, header svg')]
      .filter((one) => one.closest('main') === null)
      .map((parent) => ({
        text: 'a picture',
        box: parent.getBoundingClientRect(),
        parent,
      }))
    const all = [...header, ...pictures].filter(({ box }) => box.width > 0)
    all.forEach((one, at) => {
      for (const other of all.slice(at + 1)) {
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        if (across > 2 && down > 4 && !one.parent.contains(other.parent) && !other.parent.contains(one.parent))
          found.push(`“${one.text}” and “${other.text}” lie over each other`)
      }
    })
    return [...new Set(found)]
  })
