/** Characters, after trimming: the specification leaves the rule to us, and the back end may want more. */
export const shortestPassword = 8

export interface NewPasswordProblems {
  readonly password: boolean
  /** Two fields that must hold the same. */
  readonly repeat: boolean
}

/** Trimmed as the login trims, so that a password that was set can also be typed there. */
export const newPasswordProblems = (password: string, repeat: string): NewPasswordProblems => ({
  password: [...password.trim()].length < shortestPassword,
  repeat: repeat.trim() !== password.trim(),
})
