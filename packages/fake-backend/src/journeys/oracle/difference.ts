import type { Lines } from './Answers.js'

/** A sentence if the page shows what no answer contained; null if it matches an answer. */
export const difference = (shown: Lines, answers: Iterable<Lines>): string | null => {
  let newest: Lines | null = null
  for (const answered of answers) {
    newest ??= answered
    if (answered.join('\n') === shown.join('\n')) return null
  }
  if (newest === null) return null
  const differs = shown.findIndex((one, at) => one !== newest[at])
  const at = differs === -1 ? shown.length : differs
  return `“${newest[at] ?? 'nothing more'}” was answered, “${shown[at] ?? 'nothing'}” is shown`
}
