/** See behaviour/contract#d1.7. */
export const clientAsset = (code: string, name: 'client.css' | 'footer.json' | 'logo.svg'): string =>
  `/clients/${encodeURIComponent(code)}/${name}`

/** The address of a package picture: a file in the client's folder `covers`. */
export const clientCover = (code: string, file: string): string =>
  `/clients/${encodeURIComponent(code)}/covers/${encodeURIComponent(file)}`
