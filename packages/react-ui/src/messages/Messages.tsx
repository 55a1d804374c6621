import type { Prompt } from '@booking-dashboard/core'
import { useVisitor } from '../dashboard/DashboardContext'
import { Button, Dialog, ToastRegion } from '../design'
import { useBehavior } from '../reactive/useBehavior'
import styles from './PromptDialog.module.css'

/** The dashboard's toasts and prompts, above every screen. */
export function Messages() {
  const { messages } = useVisitor()
  const toasts = useBehavior(messages.toasts$)
  return (
    <>
      <ToastRegion
        toasts={toasts.map(({ id, type, message }) => ({ id, meaning: type, message }))}
        onDismiss={messages.dismissToast}
        onPause={messages.pauseToasts}
        onResume={messages.resumeToasts}
      />
      <PromptDialog />
    </>
  )
}

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
function PromptDialog() {
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
