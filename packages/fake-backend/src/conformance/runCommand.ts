import { writeFile } from 'node:fs/promises'
import { NoBackEnd } from './BackEndUnderTest.js'
import { checkConformance } from './checkConformance.js'
import { help, readCommand } from './commandLine.js'
import { conforms, describeReport, toJUnit } from './ConformanceReport.js'

export interface Terminal {
  readonly say: (text: string) => void
  readonly complain: (text: string) => void
  /** What was typed without being shown; null where nobody is there to type. */
  readonly askSecretly: (question: string) => Promise<string | null>
  /** BOOKING_PASSWORD. */
  readonly password: string | undefined
  /** BOOKING_OTHER_PASSWORD. */
  readonly otherPassword: string | undefined
}

/** What a customer cannot do was not done where it was asked for. */
class NotDone extends Error {
  override readonly name = 'NotDone'
}

const post = async (address: string, body: object): Promise<void> => {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await fetch(address, init).catch((error: unknown) => {
    throw new NotDone(`Nothing answers at ${address}`, { cause: error })
  })
  if (!answer.ok) throw new NotDone(`${address} answers HTTP ${answer.status}: ${(await answer.text()).slice(0, 200)}`)
}

/** `booking-conformance` with these arguments; the status with which the process ends. */
export const runCommand = async (args: readonly string[], terminal: Terminal): Promise<0 | 1 | 2> => {
  const { say, complain, askSecretly } = terminal
  const fail = (problem: string): 2 => {
    complain(`${problem}\n`)
    return 2
  }
  const command = readCommand(args)
  if (command === 'help') {
    say(help)
    return 0
  }
  if ('problem' in command) return fail(command.problem)
  const { junit, otherEmail, refund, failCheck, ...options } = command
  const password = terminal.password || (await askSecretly(`Password of ${options.email}: `))
  if (!password) return fail('There is no password: set BOOKING_PASSWORD, or type it when asked.')
  const otherPassword =
    otherEmail === null ? null : terminal.otherPassword || (await askSecretly(`Password of ${otherEmail}: `))
  if (otherPassword === '' || (otherPassword === null && otherEmail !== null))
    return fail(`There is no password of ${otherEmail}: set BOOKING_OTHER_PASSWORD, or type it when asked.`)
  try {
    const report = await checkConformance({
      ...options,
      password,
      other: otherEmail === null || otherPassword === null ? null : { email: otherEmail, password: otherPassword },
      refund: refund === null ? null : (payment) => post(refund, { payment }),
      failCheck: failCheck === null ? null : (secret) => post(failCheck, { client_secret: secret, answer: 'fail' }),
    })
    say(describeReport(report))
    if (junit !== null) await writeFile(junit, toJUnit(report))
    return conforms(report) ? 0 : 1
  } catch (error) {
    if (error instanceof NoBackEnd || error instanceof NotDone) return fail(`${error.message}.`)
    if (error instanceof Error && 'syscall' in error) return fail(`The report cannot be written: ${error.message}.`)
    throw error
  }
}
