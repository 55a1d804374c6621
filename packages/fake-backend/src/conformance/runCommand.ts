import { NoBackEnd } from './BackEndUnderTest.js'
import { checkConformance } from './checkConformance.js'
import type { Account } from './accountChecks.js'
import { NoBooking } from './readingChecks.js'
import { NotSignedIn } from './sessionChecks.js'
import { type Command, help, type OtherAccount, otherAccounts, readCommand } from './commandLine.js'
import { conforms, describeReport } from './ConformanceReport.js'
import { writeReport } from './reportForms.js'

export interface Terminal {
  readonly print: (text: string) => void
  readonly complain: (text: string) => void
  /** Text that was typed without being shown; null if no terminal is attached. */
  readonly askSecretly: (question: string) => Promise<string | null>
  /** Reads an environment variable. */
  readonly variable: (name: string) => string | undefined
}

/** A requested action that only the back end's side can do was not done. */
class NotDone extends Error {
  override readonly name = 'NotDone'
}

/** No variable holds the password, and nobody typed it. */
class NoPassword extends Error {
  override readonly name = 'NoPassword'
}

const accountOf = async ({ variable, askSecretly }: Terminal, email: string, name: string): Promise<Account> => {
  const password = variable(name) || (await askSecretly(`Password of ${email}: `))
  if (password) return { email, password }
  throw new NoPassword(`There is no password of ${email}: set ${name}, or type it when asked`)
}

const accountsOf = async (
  terminal: Terminal,
  emails: Command['others'],
): Promise<Partial<Record<OtherAccount, Account>>> => {
  const accounts: Partial<Record<OtherAccount, Account>> = {}
  for (const [name, email] of Object.entries(emails) as [OtherAccount, string][])
    accounts[name] = await accountOf(terminal, email, otherAccounts[name])
  return accounts
}

const post = async (address: string, body: object): Promise<void> => {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await fetch(address, init).catch((error: unknown) => {
    throw new NotDone(`Nothing answers at ${address}`, { cause: error })
  })
  if (!answer.ok) throw new NotDone(`${address} answers HTTP ${answer.status}: ${(await answer.text()).slice(0, 200)}`)
}

/** Runs `booking-conformance` with these arguments. Returns the exit code. */
export const runCommand = async (args: readonly string[], terminal: Terminal): Promise<0 | 1 | 2> => {
  const { print, complain } = terminal
  const fail = (problem: string): 2 => {
    complain(`${problem}\n`)
    return 2
  }
  const command = readCommand(args)
  if (command === 'help') {
    print(help)
    return 0
  }
  if ('problem' in command) return fail(command.problem)
  const { reports, others, refund, failCheck, email, ...options } = command
  try {
    const { password } = await accountOf(terminal, email, 'BOOKING_PASSWORD')
    const accounts = await accountsOf(terminal, others)
    const report = await checkConformance({
      ...options,
      email,
      password,
      other: accounts['other-email'] ?? null,
      accounts: {
        locked: accounts['locked-email'] ?? null,
        unverified: accounts['unverified-email'] ?? null,
        reset: accounts['reset-email'] ?? null,
      },
      refund: refund === null ? null : (payment) => post(refund, { payment }),
      failCheck: failCheck === null ? null : (secret) => post(failCheck, { client_secret: secret, answer: 'fail' }),
    })
    print(describeReport(report))
    writeReport(report, reports)
    return conforms(report) ? 0 : 1
  } catch (error) {
    const isKnown =
      error instanceof NoBackEnd ||
      error instanceof NoBooking ||
      error instanceof NotSignedIn ||
      error instanceof NotDone ||
      error instanceof NoPassword
    if (isKnown) return fail(`${error.message}.`)
    if (error instanceof Error && 'syscall' in error) return fail(`The report cannot be written: ${error.message}.`)
    throw error
  }
}
