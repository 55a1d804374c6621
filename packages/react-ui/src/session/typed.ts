export interface TypedLogin {
  readonly email: string
  readonly password: string
  readonly focus: 'email' | 'password' | null
  /** Sent by Enter or the button before anything could take it. */
  readonly sent: boolean
}

const nothing: TypedLogin = { email: '', password: '', focus: null, sent: false }

/** What was typed into the login form that stands in the HTML, before the page's script took its place. */
export const readTypedLogin = (): TypedLogin => {
  // Where the HTML is made there is no page yet.
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
