/** See behaviour/contract#d1.7. */
export const clientAsset = (code: string, name: 'client.css' | 'footer.json' | 'logo.svg'): string =>
  `/clients/${encodeURIComponent(code)}/${name}`

/** A picture of a package: a file of the client's folder `covers`. */
export const clientCover = (code: string, file: string): string =>
  `/clients/${encodeURIComponent(code)}/covers/${encodeURIComponent(file)}`
