import DOMPurify from 'dompurify'

export const blocks = ['div', 'section', 'article', 'blockquote', 'dl', 'dt', 'dd', 'table', 'tr', 'td', 'th', 'pre']
export const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']
const allowed = {
  ALLOWED_TAGS: [...headings, 'p', 'ul', 'ol', 'li', 'a', 'br', ...blocks],
  ALLOWED_ATTR: ['href'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
}

/**
 * A parser whose documents belong to a removed window: they run and load nothing. In the page's own documents, even
 * inert ones, Chromium checks inline handlers and styles against the policy and reports them.
 */
const createInertParser = (): DOMParser => {
  const frame = document.body.appendChild(document.createElement('iframe'))
  const parser = new (frame.contentDocument?.defaultView ?? window).DOMParser()
  frame.remove()
  return parser
}
const parser = createInertParser()

/**
 * The headings, paragraphs, lists, links and text of HTML. Its nodes belong to another window, so `instanceof` fails on
 * them.
 */
export const sanitiseHtml = (html: string): Node => {
  const parsed = parser.parseFromString(html, 'text/html')
  const box = parsed.createElement('div')
  box.append(...parsed.body.childNodes)
  // In place: otherwise the sanitiser parses text and copies nodes into a document of the page.
  DOMPurify.sanitize(box, { ...allowed, IN_PLACE: true })
  return box
}
