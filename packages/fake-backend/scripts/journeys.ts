import { runCommand } from '../src/journeys/running/runCommand.js'
import { grow } from './planted/hunt.js'

const terminal = {
  print: (line: string) => void process.stdout.write(`${line}\n`),
  complain: (line: string) => void process.stderr.write(`${line}\n`),
}

/** `npm run journeys`: the workers run from a bundle. */
process.exitCode = await runCommand(process.argv.slice(2), terminal, () => grow(null, 0))
