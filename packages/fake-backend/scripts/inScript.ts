/** The options are invalid; the message is one sentence. */
export class WrongFlag extends Error {
  override readonly name = 'WrongFlag'
}

/** One sentence in place of the error of `parseArgs`. */
const wrongFlagOf = (error: Error): WrongFlag => {
  const named = /'(--?[\w-]+)/.exec(error.message)?.[1]
  return new WrongFlag(
    named === undefined ? 'Options begin with --: --help lists them.' : `${named} is not understood: --help says how.`,
  )
}

/** Reads a whole number. Throws WrongFlag. */
export const wholeNumber = (name: string, text: string, least: number): number => {
  if (!/^-?\d+$/.test(text) || Number(text) < least)
    throw new WrongFlag(`--${name} has to be a whole number from ${least} on, not “${text}”.`)
  return Number(text)
}

/**
 * Reads the options of a script by `read`. For `--help` it prints the help instead and ends the process. A wrong option
 * ends the process with one sentence and code 2.
 */
export const inScript = <Options>(help: string, read: () => Options): Options => {
  if (process.argv.slice(2).includes('--help')) {
    process.stdout.write(`${help}\n`)
    process.exit(0)
  }
  try {
    return read()
  } catch (error) {
    const isOfNode = error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
    if (!isOfNode && !(error instanceof WrongFlag)) throw error
    process.stderr.write(`${(isOfNode ? wrongFlagOf(error) : error).message}\n`)
    process.exit(2)
  }
}
