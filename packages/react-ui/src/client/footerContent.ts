import { externalUrl } from './externalUrl'

export interface FooterLink {
  readonly label: string
  readonly url: string
}

export interface FooterContent {
  readonly links: readonly FooterLink[]
  readonly social: readonly FooterLink[]
  readonly legal: string
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const links = (value: unknown): readonly FooterLink[] =>
  (Array.isArray(value) ? value : []).flatMap((entry: unknown) => {
    const label = text(field(entry, 'label'))
    const url = externalUrl(text(field(entry, 'url')))
    return label === '' || url === null ? [] : [{ label, url }]
  })

/** Data, never HTML (behaviour/contract#d1.7). Drops everything that is neither a link nor a text. */
export const decodeFooter = (json: unknown): FooterContent => ({
  links: links(field(json, 'links')),
  social: links(field(json, 'social')),
  legal: text(field(json, 'legal')),
})
