const quoted = /;\s*filename\s*=\s*"((?:[^"\\]|\\.)*)"/i
const token = /;\s*filename\s*=\s*([^\s;"]+)/i
const extended = /;\s*filename\*\s*=\s*utf-8'[^']*'([^\s;]+)/i

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** The last segment alone, without what no file system takes or no reader sees: a name never says where to. */
const safe = (name: string): string | null => {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const clean = last.replace(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '').replace(/^[.\s]+|[.\s]+$/g, '')
  return clean === '' ? null : clean
}

/** The file name of a Content-Disposition header (RFC 6266): `filename*` before `filename`; null where there is none. */
export const fileNameOf = (disposition: string | null): string | null => {
  const header = `;${disposition ?? ''}`
  const wide = extended.exec(header)?.[1]
  const fromWide = wide === undefined ? null : decoded(wide)
  if (fromWide !== null) return safe(fromWide)
  const narrow = quoted.exec(header)?.[1]?.replace(/\\(.)/g, '$1') ?? token.exec(header)?.[1]
  return narrow === undefined ? null : safe(narrow)
}
