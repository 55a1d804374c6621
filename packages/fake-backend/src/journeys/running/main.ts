import { runCommand } from './runCommand.js'

process.exitCode = await runCommand(process.argv.slice(2), {
  print: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
})
