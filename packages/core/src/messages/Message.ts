/** `info` and the rest are the four meanings; `success` and `toast` are the specification's toast values (1, §8). */
export type MessageType = 'success' | 'info' | 'warning' | 'danger'

export interface Toast {
  readonly id: string
  readonly displayType: 'toast'
  readonly type: MessageType
  readonly message: string
  /** What it is said of. */
  readonly about?: string
}

export interface PromptAction {
  readonly label: string
  readonly emphasis: 'primary' | 'secondary'
  readonly run?: () => void
}

export interface Prompt {
  readonly id: string
  readonly displayType: 'prompt'
  readonly type: MessageType
  readonly header: string
  /** One paragraph, or the entries of a list. */
  readonly message: string | readonly string[]
  /** Shown as a bulleted list where true, as paragraphs otherwise. */
  readonly listed: boolean
  readonly actioned: boolean
  /** A required prompt closes by its buttons alone. */
  readonly required: boolean
  readonly actions: readonly PromptAction[]
}
