import { useVisitor } from '../dashboard/DashboardContext'
import { ToastRegion } from '../design'
import { useBehavior } from '../reactive/useBehavior'
import { PromptDialog } from './PromptDialog'

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
