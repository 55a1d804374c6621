/** Decisions §1.7. */
export const clientAsset = (code: string, name: 'client.css' | 'footer.json' | 'logo.svg'): string =>
  `/clients/${encodeURIComponent(code)}/${name}`
