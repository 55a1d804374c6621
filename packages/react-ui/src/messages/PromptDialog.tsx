import type { Prompt } from '@booking-dashboard/core'
import { useVisitor } from '../dashboard/DashboardContext'
import { Button, Dialog } from '../design'
import { useBehavior } from '../reactive/useBehavior'
import styles from './PromptDialog.module.css'

function Words({ message, listed }: Pick<Prompt, 'message' | 'listed'>) {
  const lines = typeof message === 'string' ? [message] : message
  if (!listed) return lines.map((line) => <p key={line}>{line}</p>)
  return (
    <ul className={styles.list}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

/** The newest unanswered prompt. Only its buttons close a required one. */
export function PromptDialog() {
  const { messages } = useVisitor()
  const prompt = useBehavior(messages.prompt$)
  if (prompt === null) return null
  return (
    <Dialog
      key={prompt.id}
      open
      title={prompt.header}
      required={prompt.required}
      onClose={() => messages.dismissPrompt(prompt.id)}
      actions={prompt.actions.map(({ label, emphasis }, index) => (
        <Button key={label} variant={emphasis} onClick={() => messages.act(prompt.id, index)}>
          {label}
        </Button>
      ))}
    >
      <div className={styles.words}>
        <Words message={prompt.message} listed={prompt.listed} />
      </div>
    </Dialog>
  )
}
