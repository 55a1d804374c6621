import { type Command, run } from './run.js'

/** Runs the command in this process until it is interrupted. */
export const runOnThisTerminal = async (
  more: (stop: AbortSignal) => Pick<Command, 'prepareUi' | 'isExpected'> = () => ({}),
): Promise<void> => {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
  process.exitCode = await run({
    args: process.argv.slice(2),
    env: process.env,
    print: (text) => void process.stdout.write(`${text}\n`),
    complain: (sentence) => void process.stderr.write(`${sentence}\n`),
    signal: stop.signal,
    ...more(stop.signal),
  })
}
