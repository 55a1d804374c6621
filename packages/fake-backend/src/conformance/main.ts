#!/usr/bin/env node
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { runCommand } from './runCommand.js'

/** Shows the question, but not the typed text. */
const askSecretly = async (question: string): Promise<string | null> => {
  if (!process.stdin.isTTY) return null
  process.stderr.write(question)
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: silent, terminal: true })
  lines.once('SIGINT', () => process.exit(130))
  try {
    return await lines.question('')
  } finally {
    lines.close()
    process.stderr.write('\n')
  }
}

process.exitCode = await runCommand(process.argv.slice(2), {
  print: (text) => void process.stdout.write(text),
  complain: (text) => void process.stderr.write(text),
  askSecretly,
  variable: (name) => process.env[name],
})
