const named = (): string | undefined =>
  // There is no document while the build renders the HTML.
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLMetaElement>('meta[name="base-path"]')?.content

/**
 * The folder of the host that contains the product, such as `/demo/app`: `<meta name="base-path">`. Empty at the root.
 */
export const basePath = named() ?? ''

/** The path of an address within the product, without that folder. */
export const ownPathname = ({ pathname }: Pick<Location, 'pathname'>): string => pathname.slice(basePath.length) || '/'
