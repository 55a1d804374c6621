import { type ReactNode, useMemo } from 'react'
import DOMPurify from 'dompurify'
import { ExternalLink } from '../../client/ExternalLink'
import { externalUrl } from '../../client/externalUrl'

/**
 * The text of foreign HTML, with its headings, paragraphs, lists and links. No foreign markup reaches the page: React
 * elements are made from the sanitiser's result.
 */
export default function HtmlText({ html }: { readonly html: string }) {
  return useMemo(() => shown(sanitiseHtml(html)), [html])
}

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE

const shown = (parent: Node): ReactNode =>
  Array.from(parent.childNodes, (node, index) => <Shown key={index} node={node} />)

function Shown({ node }: { readonly node: Node }): ReactNode {
  if (!isElement(node)) return node.textContent
  const name = node.localName
  if (name === 'br') return <br />
  if (node.textContent.trim() === '') return null
  const children = shown(node)
  if (name === 'a') {
    const url = externalUrl(node.getAttribute('href') ?? '')
    return url === null ? children : <ExternalLink url={url}>{children}</ExternalLink>
  }
  if (name === 'ul') return <ul>{children}</ul>
  if (name === 'ol') return <ol>{children}</ol>
  if (name === 'li') return <li>{children}</li>
  if (name === 'h1' || name === 'h2') return <h3>{children}</h3>
  if (headings.includes(name)) return <h4>{children}</h4>
  if (name === 'p') return <p>{children}</p>
  return blocks.includes(name) ? <div>{children}</div> : children
}

const blocks = ['div', 'section', 'article', 'blockquote', 'dl', 'dt', 'dd', 'table', 'tr', 'td', 'th', 'pre']
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']
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
const sanitiseHtml = (html: string): Node => {
  const parsed = parser.parseFromString(html, 'text/html')
  const box = parsed.createElement('div')
  box.append(...parsed.body.childNodes)
  // In place: otherwise the sanitiser parses text and copies nodes into a document of the page.
  DOMPurify.sanitize(box, { ...allowed, IN_PLACE: true })
  return box
}
