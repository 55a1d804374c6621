const named = (): string | undefined =>
  // Where the HTML is made there is no page yet.
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLMetaElement>('meta[name="base-path"]')?.content

/** The folder of its host that the product stands in, such as `/demo/app`: `<meta name="base-path">`. Empty at the root. */
export const basePath = named() ?? ''

/** The product's own path: the path of an address without that folder. */
export const ownPathname = ({ pathname }: Pick<Location, 'pathname'>): string => pathname.slice(basePath.length) || '/'
