import type { SectionForm } from '@booking-dashboard/core'
import { Button, Dialog } from '../../design'

interface RemoveQuestionProps {
  readonly asking: boolean
  readonly model: Pick<SectionForm<never>, 'confirm' | 'dismissQuestion'>
  readonly title: string
  readonly words: Readonly<Record<'removeSentence' | 'keep' | 'remove', string>>
}

/** Asks before an empty form deletes what is stored. */
export function RemoveQuestion({ asking, model, title, words }: RemoveQuestionProps) {
  return (
    <Dialog
      open={asking}
      title={title}
      onClose={model.dismissQuestion}
      actions={
        <>
          <Button variant="secondary" onClick={model.dismissQuestion}>
            {words.keep}
          </Button>
          <Button variant="danger" onClick={() => void model.confirm()}>
            {words.remove}
          </Button>
        </>
      }
    >
      {words.removeSentence}
    </Dialog>
  )
}
