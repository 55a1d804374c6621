import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Facts about the page that the UI's build passes to its host (`.document.json`). */
export interface DocumentFacts {
  /** The Content-Security-Policy by directive, and the additions for Stripe's own script. */
  readonly policy: Policy
  readonly stripePolicy: Policy
  readonly preloads: readonly { readonly path: string; readonly files: readonly string[] }[]
}

export type Policy = Readonly<Record<string, readonly string[]>>

const none: DocumentFacts = {
  policy: {
    'default-src': ["'none'"],
    ...Object.fromEntries(['script', 'style', 'img', 'connect', 'frame'].map((kind) => [`${kind}-src`, ["'self'"]])),
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  },
  stripePolicy: {},
  preloads: [],
}

/** Empty if the UI is not built, or was built by another build. */
export const readDocumentFacts = (root: string | undefined): DocumentFacts => {
  if (root === undefined) return none
  try {
    return { ...none, ...(JSON.parse(readFileSync(join(root, '.document.json'), 'utf8')) as Partial<DocumentFacts>) }
  } catch {
    return none
  }
}

/** The `Link` header of the page at an address, for browsers and for proxies with early hints. */
export const preloadsOf = ({ preloads }: DocumentFacts, pathname: string): string => {
  const pieces = pathname.split('/')
  const found = preloads.find(({ path }) => {
    const wanted = path.split('/')
    return wanted.length === pieces.length && wanted.every((piece, at) => piece.startsWith(':') || piece === pieces[at])
  })
  return (found?.files ?? [])
    .map((file) => `<${file}>; ${file.endsWith('.css') ? 'rel=preload; as=style' : 'rel=modulepreload'}; crossorigin`)
    .join(', ')
}
