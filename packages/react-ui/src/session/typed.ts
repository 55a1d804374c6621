export interface TypedLogin {
  readonly email: string
  readonly password: string
  readonly focus: 'email' | 'password' | null
  /** Submitted by Enter or the button before any script could handle it. */
  readonly sent: boolean
}

const nothing: TypedLogin = { email: '', password: '', focus: null, sent: false }

/** The text typed into the login form in the HTML, before the page's script replaced the form. */
export const readTypedLogin = (): TypedLogin => {
  // There is no document while the build renders the HTML.
  if (typeof document === 'undefined') return nothing
  const box = (name: 'email' | 'password') =>
    document.querySelector<HTMLInputElement>(`[data-shell] input[name="${name}"]`)
  const [email, password] = [box('email'), box('password')]
  if (email === null || password === null) return nothing
  const { activeElement } = document
  return {
    email: email.value,
    password: password.value,
    sent: document.documentElement.dataset['sent'] !== undefined,
    focus: activeElement === email ? 'email' : activeElement === password ? 'password' : null,
  }
}
