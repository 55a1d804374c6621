import { type ReactNode, useMemo } from 'react'
import { ExternalLink } from '../../client/ExternalLink'
import { externalUrl } from '../../client/externalUrl'
import { blocks, headings, sanitiseHtml } from './sanitiseHtml'

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
