import { WrongFlag, wrongFlagOf } from '../src/journeys/running/readRun.js'

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
